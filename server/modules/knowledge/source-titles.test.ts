import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";

/** A shop whose live version answers from one file. */
async function createShop(app: TestApp) {
  const owner = await signUpOwner(app);
  const entries = shopEntries();
  const sourceId = entries[0]!.origin.sourceId;
  await app.database.ownerPool.query(
    `insert into sources (id, organization_id, section, kind, name, format, status)
     values ($1, $2, 'common', 'file', 'shop.xlsx', 'xlsx', 'trained')`,
    [sourceId, owner.organizationId],
  );
  await trainAgent(app, owner.organizationId, entries);
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  const chat = made.body.data.token as string;
  const headers = { "x-session-id": `session_${randomBytes(12).toString("hex")}` };
  return {
    owner,
    sourceId,
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

const arabic = "توصلون جدة؟";
const english = "Do you deliver to Jeddah?";

test("customers read the owner's title of a source in the language of the answer, the team the file", async () => {
  await using app = await testApp();
  const { owner, sourceId, ask, read } = await createShop(app);
  expect(await ask(arabic)).toEqual(["shop"]);

  const set = await setTitles(app, owner, sourceId, { ar: "  سياسة   التوصيل ", en: "" });
  expect(set.body.data).toMatchObject({ name: "shop.xlsx", titles: { ar: "سياسة التوصيل", en: "" } });
  // The next answer has it without a training, and so have the answers that were given before.
  expect(await ask(arabic)).toEqual(["سياسة التوصيل"]);
  // A language without a title has the file's name.
  expect(await ask(english)).toEqual(["shop"]);
  await setTitles(app, owner, sourceId, { ar: "سياسة التوصيل", en: "Delivery" });
  expect(await read()).toEqual([["سياسة التوصيل"], ["سياسة التوصيل"], ["Delivery"]]);

  const { rows } = await app.database.ownerPool.query("select id from tickets limit 1");
  const ticket = await app.request({ path: `/api/tickets/${rows[0].id}/`, token: owner.token });
  expect(ticket.text).toContain("shop.xlsx");
  const list = await app.request({ path: "/api/knowledge/", token: owner.token });
  expect(list.body.data).toMatchObject({
    pending_changes: 0,
    sources: [{ titles: { ar: "سياسة التوصيل", en: "Delivery" } }],
  });

  await setTitles(app, owner, sourceId, { ar: "", en: "" });
  expect(await read()).toEqual([["shop"], ["shop"], ["shop"]]);
});

test("titles are set by who may change the knowledge, for sources of their own that are there", async () => {
  await using app = await testApp();
  const { owner, sourceId } = await createShop(app);
  const titles = { ar: "سياسة التوصيل", en: "Delivery" };
  const long = await setTitles(app, owner, sourceId, { ar: "ت".repeat(81), en: "" });
  expect(long.status).toBe(400);
  expect(Object.keys(long.body.fields)).toEqual(["ar"]);
  expect((await setTitles(app, owner, sourceId, { ...titles, more: "x" })).status).toBe(400);

  const agent = await addMember(app, owner, "agent");
  expect((await setTitles(app, agent, sourceId, titles)).status).toBe(200);
  await app.request({
    method: "PUT",
    path: "/api/roles/agent/knowledge/",
    token: owner.token,
    json: { allowed: false },
  });
  expect((await setTitles(app, agent, sourceId, titles)).status).toBe(403);
  const stranger = await signUpOwner(app);
  expect((await setTitles(app, stranger, sourceId, titles)).status).toBe(404);

  await app.request({ method: "DELETE", path: `/api/knowledge/sources/${sourceId}/`, token: owner.token });
  expect((await setTitles(app, owner, sourceId, titles)).status).toBe(404);
});
