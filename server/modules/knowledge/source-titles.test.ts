import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";

const questions = faqBytes([
  { phrasings: ["هل التوصيل مجاني؟", "Is delivery free?"], answer: "نعم، لكل طلب فوق 200 ريال." },
]);

async function createShop(app: TestApp) {
  const owner = await signUpOwner(app);
  const { token } = owner;
  const file = { name: "delivery_v3.xlsx", bytes: questions };
  const source = (await app.request({ path: "/api/knowledge/files/", token, file })).body.data;
  await app.runJobs();
  await app.request({ method: "POST", path: "/api/knowledge/train/", token });
  await app.runJobs();
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token });
  const chat = made.body.data.token as string;
  const headers = { "x-session-id": `session_${randomBytes(12).toString("hex")}` };
  return {
    owner,
    source,
    /** Asks in the web chat and returns the sources under the answer. */
    ask: async (customer_msg: string) =>
      (await app.request({ path: "/webhook/chatbot/", headers, form: { customer_msg, chat_token: chat } }))
        .body.sources,
    /** Returns the sources of the answers, as the chat shows them when it is opened again. */
    read: async () =>
      (await app.request({ path: `/webhook/chatbot/${chat}/`, headers })).body.chat_history.map(
        ({ sources }: { sources: string[] }) => sources,
      ),
  };
}

const setTitles = (app: TestApp, { token }: Pick<SignedUp, "token">, id: string, json: object) =>
  app.request({ method: "PUT", path: `/api/knowledge/sources/${id}/titles/`, token, json });

test("customers read the owner's title of a source in the language of the answer, the team the file", async () => {
  await using app = await testApp();
  const shop = await createShop(app);
  expect(await shop.ask("هل التوصيل مجاني؟")).toEqual(["delivery v3"]);

  const set = await setTitles(app, shop.owner, shop.source.id, { ar: "  سياسة   التوصيل ", en: "" });
  expect(set.body.data).toMatchObject({
    name: "delivery_v3.xlsx",
    titles: { ar: "سياسة التوصيل", en: "" },
  });
  // The next answer has it without a training, and so have the answers that were given before.
  expect(await shop.ask("هل التوصيل مجاني؟")).toEqual(["سياسة التوصيل"]);
  expect(await shop.read()).toEqual([["سياسة التوصيل"], ["سياسة التوصيل"]]);
  // A language without a title has the file's name.
  expect(await shop.ask("Is delivery free?")).toEqual(["delivery v3"]);
  await setTitles(app, shop.owner, shop.source.id, { ar: "سياسة التوصيل", en: "Delivery" });
  expect(await shop.ask("Is delivery free?")).toEqual(["Delivery"]);

  const { token } = shop.owner;
  const { rows } = await app.database.ownerPool.query("select id from tickets limit 1");
  const ticket = await app.request({ path: `/api/tickets/${rows[0].id}/`, token });
  expect(ticket.text).toContain("delivery_v3.xlsx");
  const list = await app.request({ path: "/api/knowledge/", token });
  expect(list.body.data).toMatchObject({
    pending_changes: 0,
    sources: [{ titles: { ar: "سياسة التوصيل", en: "Delivery" } }],
  });

  await setTitles(app, shop.owner, shop.source.id, { ar: "", en: "" });
  expect(await shop.ask("هل التوصيل مجاني؟")).toEqual(["delivery v3"]);
});

test("titles are set by who may change the knowledge, for sources of their own that are there", async () => {
  await using app = await testApp();
  const { owner, source } = await createShop(app);
  const titles = { ar: "سياسة التوصيل", en: "Delivery" };
  const long = await setTitles(app, owner, source.id, { ar: "ت".repeat(81), en: "" });
  expect(long.status).toBe(400);
  expect(Object.keys(long.body.fields)).toEqual(["ar"]);
  expect((await setTitles(app, owner, source.id, { ...titles, more: "x" })).status).toBe(400);

  const agent = await addMember(app, owner, "agent");
  expect((await setTitles(app, agent, source.id, titles)).status).toBe(403);
  const manager = await addMember(app, owner, "manager");
  expect((await setTitles(app, manager, source.id, titles)).status).toBe(200);
  expect((await setTitles(app, { token: "" }, source.id, titles)).status).toBe(401);
  const stranger = await signUpOwner(app);
  expect((await setTitles(app, stranger, source.id, titles)).status).toBe(404);

  await app.request({ method: "DELETE", path: `/api/knowledge/sources/${source.id}/`, token: owner.token });
  expect((await setTitles(app, owner, source.id, titles)).status).toBe(404);
});
