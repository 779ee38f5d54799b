import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { BusinessFactsView } from "#shared/contract/business-facts.ts";
import type { StatedFact, WeekHours } from "#shared/rules/business-facts.ts";
import { addMember } from "#server/testing/add-member.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";

/** Creates a shop with a public chat, and helpers for its owner in the portal and for a customer. */
async function shopOf(app: TestApp) {
  const owner = await signUpOwner(app);
  const { token } = owner;
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token });
  const facts = async (method: "GET" | "PUT" | "DELETE", path = "", json?: StatedFact | object) =>
    app.request({
      method,
      path: `/api/knowledge/facts/${path}`,
      token,
      headers: { "accept-language": "ar" },
      ...(json && { json }),
    });
  return {
    owner,
    facts,
    read: async () => (await facts("GET")).body.data as BusinessFactsView,
    state: async (fact: StatedFact) => (await facts("PUT", "", fact)).body.data as BusinessFactsView,
    upload: async (rows: Parameters<typeof faqBytes>[0], name: string): Promise<string> =>
      (await app.request({ path: "/api/knowledge/files/", token, file: { name, bytes: faqBytes(rows) } }))
        .body.data.id,
    remove: async (source: string) =>
      app.request({ method: "DELETE", path: `/api/knowledge/sources/${source}/`, token }),
    overview: async () => (await app.request({ path: "/api/knowledge/", token })).body.data,
    train: async () => {
      const { status } = await app.request({ method: "POST", path: "/api/knowledge/train/", token });
      await app.runJobs();
      return status;
    },
    /** Opens the public chat as a customer. */
    open: async (session: string) =>
      (
        await app.request({
          path: `/webhook/chatbot/${made.body.data.token}/`,
          headers: { "x-session-id": session },
        })
      ).body,
    chat: made.body.data.token as string,
    /** Sends a customer's first message over the public chat. */
    ask: async (text: string): Promise<string> => {
      const response = await app.request({
        method: "POST",
        path: "/webhook/chatbot/",
        headers: { "x-session-id": `session_${randomBytes(16).toString("hex")}` },
        form: { customer_msg: text, chat_token: made.body.data.token },
      });
      return JSON.stringify(response.body);
    },
  };
}

const daily = (from: string, to: string, closed: (keyof WeekHours)[] = []): WeekHours => {
  const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
  return Object.fromEntries(days.map((day) => [day, closed.includes(day) ? [] : [[from, to]]])) as WeekHours;
};
const hours = (week: WeekHours): StatedFact => ({
  topic: "hours",
  value: { places: [{ branch: "", week, ramadan: null }] },
});
const delivery = (fee: string): StatedFact => ({
  topic: "delivery",
  value: {
    delivers: true,
    zones: [{ area: "الرياض", fee, time: "نفس اليوم", minimum: "", free_from: "" }],
  },
});
const payments: StatedFact = { topic: "payments", value: { methods: ["cash", "mada", "apple_pay"] } };

const opensAtEight = {
  phrasings: ["متى تفتحون؟", "ما أوقات العمل؟"],
  answer: "نفتح يوميًا من 8 صباحًا حتى 10 مساءً.",
};
const opensAtTen = { ...opensAtEight, answer: "نفتح يوميًا من 10 صباحًا حتى 1 بعد منتصف الليل." };

/** The time is noon on a Monday in Riyadh. */
const noon = new Date("2026-11-23T09:00:00Z");

test("a business without a single file answers the six from what its owner stated, in both languages", async () => {
  await using app = await testApp();
  app.setClock(noon);
  const shop = await shopOf(app);
  expect(await shop.train()).toBe(409);
  const { hours: before } = await shop.read();
  expect(before).toMatchObject({ value: null, read: null, items: [], stated: false, pending: false });
  await shop.state(hours(daily("09:00", "23:00", ["fri"])));
  await shop.state({
    topic: "branches",
    value: {
      places: [{ name: "", city: "الرياض", address: "حي العليا، شارع التحلية", map: "", phone: "" }],
    },
  });
  await shop.state({
    topic: "contacts",
    value: { points: [{ type: "whatsapp", value: "0501234567" }] },
  });
  await shop.state(payments);
  await shop.state({ topic: "returns", value: { ar: "الاستبدال خلال 3 أيام بالفاتورة.", en: "" } });
  const view = await shop.state(delivery("15"));
  expect(view.delivery).toMatchObject({
    stated: true,
    pending: true,
    items: [{ state: "added", source: null }],
  });
  expect((await shop.overview()).pending_changes).toBe(6);
  expect(await shop.train()).toBe(200);
  expect(await shop.overview()).toMatchObject({ pending_changes: 0, versions: [{ live: true, sources: 1 }] });
  expect((await shop.read()).hours.pending).toBe(false);

  expect(await shop.ask("متى تفتحون بكرة")).toContain("من 9 صباحًا إلى 11 مساءً");
  expect(await shop.ask("are you open now?")).toContain("Yes, we are open now, until 11 pm");
  expect(await shop.ask("وينكم")).toContain("شارع التحلية");
  expect(await shop.ask("what is your whatsapp number?")).toContain("0501234567");
  expect(await shop.ask("كم التوصيل")).toContain("15 ريال");
  expect(await shop.ask("how much is delivery?")).toContain("15 SR");
  expect(await shop.ask("do you take mada")).toContain("Yes, we accept mada");
  expect(await shop.ask("تقبلون تابي؟")).toContain("لا نقبل الدفع عبر تابي");
  expect(await shop.ask("وش سياسة الاستبدال")).toContain("خلال 3 أيام");
});

test("a customer who has not written is offered the topics that the live version answers", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  const session = `session_${"a".repeat(24)}`;
  await shop.upload([opensAtEight], "أسئلة.xlsx");
  expect((await shop.open(session)).starters).toEqual([]);
  await shop.train();
  // A topic that waits for the next training is not answered yet.
  await shop.state(delivery("15"));
  await expect.poll(async () => (await shop.open(session)).starters).toEqual(["hours"]);
  await shop.train();
  await expect.poll(async () => (await shop.open(session)).starters).toEqual(["delivery", "hours"]);
  await app.request({
    method: "POST",
    path: "/webhook/chatbot/",
    headers: { "x-session-id": session },
    form: { customer_msg: "متى تفتحون؟", chat_token: shop.chat },
  });
  expect(await shop.open(session)).toMatchObject({
    starters: [],
    chat_history: [{ sources: ["أسئلة"] }],
  });
});

test("what a file says is shown with its place, and a correction holds from the next training, cited as the business's own", async () => {
  await using app = await testApp();
  app.setClock(noon);
  const shop = await shopOf(app);
  await shop.upload([opensAtEight], "أسئلة.xlsx");
  await shop.train();
  expect((await shop.read()).hours).toMatchObject({
    value: { places: [{ branch: "", week: daily("08:00", "22:00") }] },
    items: [{ state: "read", source: "أسئلة.xlsx · الصف 2" }],
    stated: false,
  });
  const corrected = await shop.state(hours(daily("09:00", "23:00")));
  expect(corrected.hours).toMatchObject({
    value: { places: [{ week: daily("09:00", "23:00") }] },
    read: { places: [{ week: daily("08:00", "22:00") }] },
    items: [{ state: "corrected", source: "أسئلة.xlsx · الصف 2" }],
    conflict: false,
    pending: true,
  });
  // Customers receive the file's hours until the training, and the owner's from then on.
  expect(await shop.ask("when do you close?")).toContain("10 pm");
  await shop.train();
  expect(await shop.ask("when do you close?")).toContain("11 pm");
  expect(await shop.ask("متى تفتحون؟")).toContain("11 مساءً");
  const reply = await app.request({
    path: "/api/agent/preview/",
    token: shop.owner.token,
    json: { question: "فاتحين الحين؟" },
  });
  expect(reply.body.data.citations[0]).toMatchObject({
    source_id: null,
    label: "من معلومات النشاط",
    used: true,
  });
  // After the statement is withdrawn, the file applies again.
  expect((await shop.facts("DELETE", "hours/")).body.data.hours).toMatchObject({
    stated: false,
    pending: true,
  });
  await shop.train();
  expect(await shop.ask("متى تفتحون؟")).toContain("10 مساءً");
  expect((await shop.facts("DELETE", "hours/")).status).toBe(404);
});

test("a correction outlives a new file, which is shown as a conflict until the owner decides", async () => {
  await using app = await testApp();
  app.setClock(noon);
  const shop = await shopOf(app);
  const old = await shop.upload([opensAtEight], "قديم.xlsx");
  await shop.train();
  await shop.state(hours(daily("09:00", "23:00")));
  await shop.remove(old);
  await shop.upload([opensAtTen], "جديد.xlsx");
  await shop.train();
  expect(await shop.ask("متى تفتحون؟")).toContain("11 مساءً");
  const { hours: disputed } = await shop.read();
  expect(disputed).toMatchObject({
    conflict: true,
    read: { places: [{ week: daily("10:00", "01:00") }] },
    items: [{ state: "corrected", source: "جديد.xlsx · الصف 2" }],
  });
  // Stating the hours again resolves the conflict.
  expect((await shop.state(hours(daily("09:00", "23:00")))).hours).toMatchObject({
    conflict: false,
    stated: true,
  });
});

test("what was confirmed still holds when the file that said it is gone", async () => {
  await using app = await testApp();
  app.setClock(noon);
  const shop = await shopOf(app);
  const file = await shop.upload([opensAtEight], "أسئلة.xlsx");
  await shop.train();
  const { hours: read } = await shop.read();
  const confirmed = await shop.state({ topic: "hours", value: read.value! });
  expect(confirmed.hours.items).toEqual([{ state: "confirmed", source: "أسئلة.xlsx · الصف 2" }]);
  await shop.remove(file);
  await shop.train();
  expect((await shop.read()).hours.items).toEqual([{ state: "added", source: null }]);
  expect(await shop.ask("متى تفتحون؟")).toContain("10 مساءً");
});

test("agents of the team may state facts like owners, and what is wrong is refused field by field", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  const agent = await addMember(app, shop.owner, "agent");
  const asAgent = await app.request({
    method: "PUT",
    path: "/api/knowledge/facts/",
    token: agent.token,
    json: payments,
  });
  expect(asAgent.status).toBe(200);
  expect(asAgent.body.data.payments.value).toEqual(payments.value);

  const expectRefused = async (json: object) => {
    const { status, body } = await shop.facts("PUT", "", json);
    return { status, fields: Object.keys(body.fields ?? {}) };
  };
  const zone = { area: "", fee: "", time: "", minimum: "", free_from: "" };
  expect(await expectRefused({ topic: "delivery", value: { delivers: true, zones: [zone] } })).toEqual({
    status: 400,
    fields: ["zones.0.area", "zones.0.fee"],
  });
  expect(
    await expectRefused({
      topic: "contacts",
      value: { points: [{ type: "email", value: "not an address" }] },
    }),
  ).toEqual({ status: 400, fields: ["points.0.value"] });
  expect(
    (await expectRefused(hours(daily("09:00", "23:00", ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]))))
      .fields,
  ).toEqual(["places.0.week"]);
  expect((await expectRefused({ topic: "payments", value: { methods: ["barter"] } })).status).toBe(400);
  expect((await expectRefused({ topic: "weather", value: {} })).status).toBe(400);
  expect((await shop.read()).delivery.stated).toBe(false);
});

test("two people who state one topic at once leave one statement", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  const answers = await Promise.all([
    shop.facts("PUT", "", delivery("15")),
    shop.facts("PUT", "", delivery("20")),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await app.database.ownerPool.query(
    "select count(*)::int as n from business_facts where organization_id = $1",
    [shop.owner.organizationId],
  );
  expect(rows[0].n).toBe(1);
});

test("half a character in what is stated is replaced, and not refused by the database", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  const stated = await shop.facts("PUT", "", {
    topic: "returns",
    value: { ar: "خلال 3 أيام \ud83d.", en: "" },
  });
  expect(stated.status).toBe(200);
  expect(stated.body.data.returns.value.ar).toBe("خلال 3 أيام \ufffd.");
});
