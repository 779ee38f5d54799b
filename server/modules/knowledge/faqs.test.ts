import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { Faq } from "#shared/contract/faqs.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { tenantOf } from "#server/tenant.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";
import { findAskingOperation } from "./engine-operations.ts";
import { runOnLiveVersion } from "./live-version.ts";

const hours = {
  phrasings: ["متى تفتحون؟", "ما أوقات العمل؟"],
  answer: "نفتح من الثامنة صباحًا حتى منتصف الليل.",
};
const delivery = { phrasings: ["هل توصلون إلى جدة؟"], answer: "نوصل إلى جدة خلال ثلاثة أيام." };

/** Returns an owner's actions in the portal, over HTTP. */
async function shopOf(app: TestApp) {
  const { token, organizationId } = await signUpOwner(app);
  const call = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, json?: object) =>
    app.request({ method, path, token, ...(json && { json }) });
  return {
    organizationId,
    token,
    call,
    upload: async (rows: (typeof hours)[], name = "faq.xlsx"): Promise<string> =>
      (await app.request({ path: "/api/knowledge/files/", token, file: { name, bytes: faqBytes(rows) } }))
        .body.data.id,
    train: async () => {
      const { status } = await call("POST", "/api/knowledge/train/");
      const jobs = await app.runJobs();
      return { status, jobs };
    },
    write: async (phrasings: string[], ar: string, more: object = {}) =>
      call("POST", "/api/faqs/", { phrasings, answer: { ar, en: null }, ...more }),
    list: async (query = "") =>
      (await call("GET", `/api/faqs/${query}`)).body as {
        data: Faq[];
        meta: { total: number };
        counts: { all: number; written: number; pending: number };
        hits: number;
      },
    pending: async () => (await call("GET", "/api/knowledge/")).body.data.pending_changes as number,
    ask: async (question: string) => (await call("POST", "/api/agent/preview/", { question })).body.data,
  };
}

const parking = "عندنا مواقف خاصة خلف المعرض، والوقوف فيها مجاني.";

test("an answer written in the portal is trained like a source, alone and beside files, and cited as written here", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  expect((await shop.train()).status).toBe(409);
  const { status, body } = await shop.write(
    ["هل عندكم مواقف؟", " وين أوقف سيارتي؟ ", "", "هل عندكم  مواقف؟"],
    parking,
  );
  expect(status).toBe(200);
  expect(body.data.faq).toMatchObject({
    kind: "written",
    phrasings: ["هل عندكم مواقف؟", "وين أوقف سيارتي؟"],
    answer: { ar: parking, en: null },
    pending: true,
    hits: 0,
  });
  expect(body.data.instead_of).toBeNull();
  expect(await shop.pending()).toBe(1);
  await shop.train();
  expect(await shop.pending()).toBe(0);
  const overview = (await shop.call("GET", "/api/knowledge/")).body.data;
  expect(overview.versions[0]).toMatchObject({ live: true, entries: 1, sources: 1 });
  const reply = await shop.ask("وين اوقف سيارتي");
  expect(reply).toMatchObject({ decision: "answer" });
  expect(reply.text).toContain(parking);
  expect(reply.citations[0]).toMatchObject({ label: "مكتوبة في وكيل", source_id: null, used: true });
  expect((await shop.list()).data[0]).toMatchObject({ pending: false });
  await shop.upload([hours]);
  await shop.train();
  expect((await shop.ask("متى تفتحون؟")).text).toContain("الثامنة");
  expect((await shop.ask("هل عندكم مواقف؟")).text).toContain(parking);
});

test("a change and a deletion take effect with the next training, and can be undone before it", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  await shop.upload([hours]);
  const { id } = (await shop.write(["هل عندكم مواقف؟"], parking)).body.data.faq;
  await shop.train();
  await shop.call("PUT", `/api/faqs/${id}/`, {
    phrasings: ["هل عندكم مواقف؟"],
    answer: { ar: "لا مواقف عندنا.", en: "No parking." },
  });
  expect(await shop.pending()).toBe(1);
  expect((await shop.list()).data[0]).toMatchObject({ pending: true, answer: { en: "No parking." } });
  expect((await shop.ask("هل عندكم مواقف؟")).text).toContain(parking);
  await shop.train();
  expect((await shop.ask("هل عندكم مواقف؟")).text).toContain("لا مواقف عندنا");
  expect((await shop.call("DELETE", `/api/faqs/${id}/`)).status).toBe(200);
  expect((await shop.list()).counts).toEqual({ all: 0, written: 0, pending: 1 });
  expect((await shop.call("GET", `/api/faqs/${id}/`)).status).toBe(404);
  expect((await shop.call("POST", `/api/faqs/${id}/restore/`)).body.data).toMatchObject({
    id,
    pending: false,
  });
  expect(await shop.pending()).toBe(0);
  await shop.call("DELETE", `/api/faqs/${id}/`);
  await shop.train();
  expect((await shop.ask("هل عندكم مواقف؟")).decision).not.toBe("answer");
  expect(await shop.pending()).toBe(0);
});

test("going back to an earlier version makes what it lacks or knows in another form wait again", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  await shop.upload([hours]);
  const { id } = (await shop.write(["هل عندكم مواقف؟"], parking)).body.data.faq;
  await shop.train();
  const { versions } = (await shop.call("GET", "/api/knowledge/")).body.data;
  await shop.call("PUT", `/api/faqs/${id}/`, {
    phrasings: ["هل عندكم مواقف؟"],
    answer: { ar: "نعم.", en: null },
  });
  await shop.write(["هل تغلّفون الهدايا؟"], "نغلّفها مجانًا.");
  await shop.train();
  expect(await shop.pending()).toBe(0);
  await shop.call("POST", `/api/knowledge/versions/${versions[0].id}/publish/`);
  expect(await shop.pending()).toBe(2);
  await shop.call("DELETE", `/api/faqs/${id}/`);
  // The deletion counts as pending too, because the older version contains the answer in its earlier form.
  expect(await shop.pending()).toBe(2);
});

test("phrasings added to a file's answer are kept by its answer when the file comes again, and lost with it", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  const first = await shop.upload([hours, delivery]);
  await shop.train();
  const strange = "الدوام عندكم كيف نظامه؟";
  const cited = await app.database.ownerPool.query("select id from sources where id = $1", [first]);
  expect(cited.rowCount).toBe(1);
  const entry = await entryAsking(app, shop.organizationId, "متى تفتحون؟");
  const added = await shop.call("POST", "/api/faqs/phrasings/", { entry_id: entry, phrasing: strange });
  expect(added.body.data).toMatchObject({
    kind: "addition",
    phrasings: [strange],
    answer: { ar: hours.answer },
    extends: { question: "متى تفتحون؟", label: "faq.xlsx · row 2" },
    pending: true,
  });
  // A second phrasing is added to the same row.
  const again = await shop.call("POST", "/api/faqs/phrasings/", {
    entry_id: entry,
    phrasing: "كم ساعات دوامكم؟",
  });
  expect(again.body.data).toMatchObject({ id: added.body.data.id, phrasings: [strange, "كم ساعات دوامكم؟"] });
  await shop.train();
  expect((await shop.ask(strange)).text).toContain("الثامنة");
  await shop.call("DELETE", `/api/knowledge/sources/${first}/`);
  const second = await shop.upload([delivery, hours], "faq-2027.xlsx");
  await shop.train();
  expect((await shop.ask(strange)).text).toContain("الثامنة");
  expect((await shop.list()).data[0]?.extends).toEqual({
    question: "متى تفتحون؟",
    label: "faq-2027.xlsx · row 3",
  });
  await shop.call("DELETE", `/api/knowledge/sources/${second}/`);
  await shop.upload([delivery], "faq-2028.xlsx");
  await shop.train();
  expect((await shop.ask(strange)).decision).not.toBe("answer");
  expect((await shop.list()).data[0]?.extends?.label).toBeNull();
});

test("what was written is said instead of what a file says to the same question, and the owner is told", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  await shop.upload([hours, delivery]);
  await shop.train();
  const { body } = await shop.write(["متى تفتحون؟"], "في رمضان من التاسعة مساءً حتى الثالثة فجرًا.");
  expect(body.data.instead_of).toBe("faq.xlsx · row 2");
  await shop.train();
  expect((await shop.ask("متى تفتحون")).text).toContain("رمضان");
  // The file's other phrasing still leads to the file's answer.
  expect((await shop.ask("ما أوقات العمل؟")).text).toContain("الثامنة");
});

test("what is wrong with an answer is told field by field, in both languages", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  const empty = await shop.call("POST", "/api/faqs/", {
    phrasings: [" ", "؟"],
    answer: { ar: " ", en: null },
  });
  expect(empty.status).toBe(400);
  expect(empty.body.fields).toEqual({
    phrasings: ["Enter at least one question."],
    "answer.ar": ["Enter the answer in Arabic or in English."],
  });
  const long = await shop.write(["س".repeat(301)], "ج".repeat(4001));
  expect(Object.keys(long.body.fields)).toEqual(["phrasings", "answer.ar"]);
  const many = await shop.write(
    Array.from({ length: 101 }, (_, n) => `سؤال ${n}`),
    "جواب",
  );
  expect(many.body.fields.phrasings).toEqual(["At most 100 phrasings are allowed."]);
  const { id } = (await shop.write(["هل عندكم مواقف؟"], parking)).body.data.faq;
  const { token } = await signUpOwner(app);
  for (const [language, text] of [
    ["en", `This question is already answered by “${parking}”. Change that answer instead.`],
    ["ar", `لهذا السؤال جواب عندك: «${parking}». عدّل ذلك الجواب بدلًا من كتابة آخر.`],
  ] as const) {
    const response = await app.request({
      path: "/api/faqs/",
      token: shop.token,
      headers: { "accept-language": language },
      json: { phrasings: ["هَل عِندكم مواقف"], answer: { ar: "نعم", en: null } },
    });
    expect(response.body.fields.phrasings).toEqual([text]);
  }
  // An answer's own phrasings do not count as repeated, and another organisation's answers do not either.
  const same = await shop.call("PUT", `/api/faqs/${id}/`, {
    phrasings: ["هل عندكم مواقف؟", "المواقف"],
    answer: { ar: parking, en: null },
  });
  expect(same.status).toBe(200);
  const foreign = await app.request({
    path: "/api/faqs/",
    token,
    json: { phrasings: ["هل عندكم مواقف؟"], answer: { ar: "لا", en: null } },
  });
  expect(foreign.status).toBe(200);
});

test("answers are found by any of their words, in any spelling", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  await shop.write(["هل عندكم مواقف؟"], parking);
  await shop.write(["Do you wrap gifts?"], "نغلّف الهدايا مجانًا");
  expect((await shop.list("?q=الهداياْ")).data).toHaveLength(1);
  expect((await shop.list("?q=WRAP")).data).toHaveLength(1);
  expect((await shop.list("?q=مواقف%20خلف")).meta.total).toBe(1);
  expect((await shop.list("?q=100%25")).data).toHaveLength(0);
  expect((await shop.list()).counts.all).toBe(2);
});

test("how often an answer was used is counted from the replies, not from looks at it", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  await shop.upload([hours]);
  await shop.write(["هل عندكم مواقف؟"], parking);
  await shop.write(["هل تغلّفون الهدايا؟"], "نغلّفها مجانًا.");
  await shop.train();
  const entry = await entryAsking(app, shop.organizationId, "متى تفتحون؟");
  await shop.call("POST", "/api/faqs/phrasings/", { entry_id: entry, phrasing: "كيف نظام دوامكم؟" });
  const chat = (await shop.call("POST", "/api/chatbot/generate/")).body.data.token;
  for (const text of ["هل عندكم مواقف؟", "هل عندكم مواقف", "متى تفتحون؟"]) {
    const headers = { "x-session-id": `session_${randomBytes(16).toString("hex")}` };
    const response = await app.request({
      path: "/webhook/chatbot/",
      headers,
      form: { customer_msg: text, chat_token: chat },
    });
    // Answers that the team wrote have no source that would mean anything to a customer.
    expect(response.body.sources).toEqual(text.includes("مواقف") ? [] : ["faq"]);
  }
  await shop.ask("هل عندكم مواقف؟");
  const { data, hits } = await shop.list();
  expect(hits).toBe(2);
  const faqWith = (words: string) =>
    data.find((faq) => (faq.extends?.question ?? faq.phrasings[0])?.includes(words));
  expect(faqWith("مواقف")).toMatchObject({ hits: 2, last_hit_at: expect.any(String) });
  expect(faqWith("الهدايا")).toMatchObject({ hits: 0, last_hit_at: null });
  expect(faqWith("تفتحون")).toMatchObject({ kind: "addition", hits: 1 });
});

async function entryAsking(app: TestApp, organizationId: string, question: string): Promise<string> {
  const id = mintOrganizationId(organizationId);
  const found = await runOnLiveVersion(tenantOf(app.context, id), findAskingOperation, [question]);
  return found?.id ?? "";
}
