import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { nextCodeOf, setUpSecondStep } from "#server/testing/authenticator.ts";
import { channelShop } from "#server/testing/channel-shop.ts";
import { findStoredText } from "#server/testing/find-stored-text.ts";
import { marks, playMarkedCustomer } from "#server/testing/marked-customer.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";

const dayMs = 86_400_000;
const deletion = "/api/privacy/deletion/";
const waitingDays = 14;

/** Words that a business uses about itself and that no other text contains. */
const businessData = {
  name: "zqbusiness",
  legalName: "zqlegal",
  address: "zqstreet",
  source: "zqsource",
  answer: "zqanswer",
  support: "zqsupport",
  key: "zqkey",
  colleague: "zqcolleague",
};
/** These are the contents of invoices, which the law requires to be kept. */
const invoiced = [businessData.legalName, businessData.address];

const nameOf = async (app: TestApp, { token }: SignedUp): Promise<string> =>
  (await app.request({ path: "/api/me/", token })).body.data.organization.name;

const ask = async (app: TestApp, owner: SignedUp, more: object = {}) =>
  app.request({
    path: deletion,
    token: owner.token,
    json: { name: await nameOf(app, owner), password: owner.password, ...more },
  });

async function playBusiness(app: TestApp, owner: SignedUp, operator: string): Promise<void> {
  const call = async (path: string, json: object, method?: "PUT") => {
    const answer = await app.request({ path, token: owner.token, json, ...(method && { method }) });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body.data;
  };
  await app.database.ownerPool.query("update organizations set name = $2 where id = $1", [
    owner.organizationId,
    `محمصة ${businessData.name}`,
  ]);
  const file = {
    name: `${businessData.source}.xlsx`,
    bytes: faqBytes([{ phrasings: ["هل عندكم حليب شوفان؟"], answer: `نعم ${businessData.answer}` }]),
  };
  await app.request({ path: "/api/knowledge/files/", token: owner.token, file });
  await call("/api/support/requests/", {
    category: "question",
    subject: businessData.support,
    text: businessData.support,
    client_id: "support-of-business",
  });
  await call("/api/api-keys/", { name: businessData.key, scopes: ["tickets:read"], valid_days: null });
  await call("/api/members/", {
    name: businessData.colleague,
    email: `${businessData.colleague}@shop.example`,
    role: "agent",
  });
  await call(
    "/api/subscription/billing-details/",
    { legal_name: businessData.legalName, vat_number: "310000000000003", address: businessData.address },
    "PUT",
  );
  const { request } = await call("/api/subscription/requests/", {
    plan: "basic",
    period: "month",
    price: 259,
  });
  const path = `/api/operator/subscription-requests/${request.id}/activate/`;
  await app.request({ method: "POST", path, token: operator });
}

test("of an erased business no table and no file holds a word, but for its invoices, and another business keeps everything", async () => {
  await using shop = await channelShop();
  const { app, owner } = shop;
  const operator = await operatorToken(app);
  await playMarkedCustomer(shop);
  await playBusiness(app, owner, operator);
  const stranger = await signUpOwner(app);
  await seedConversation(app, stranger.organizationId, {
    at: new Date("2026-11-20T09:00:00Z"),
    customer: { name: "zqother", phone: "+966500000001" },
    messages: [{ author: "customer", text: "zqother" }],
  });
  await app.request({ method: "POST", path: "/api/privacy/copies/", token: owner.token });
  await shop.settle();
  const words = [...Object.values(marks), ...Object.values(businessData), owner.email, owner.phone];
  const before = await findStoredText(app, [...words, "zqother"]);
  for (const word of [...words, "zqother"]) expect(before[word], word).not.toEqual([]);
  expect(existsSync(join(app.dataDir, "files", owner.organizationId))).toBe(true);

  expect((await ask(app, owner)).status).toBe(200);
  await shop.settle();
  await app.passTime(waitingDays * dayMs);
  await shop.settle();

  const after = await findStoredText(app, [...words, "zqother"]);
  expect(after["zqother"]).toEqual(before["zqother"]);
  const left = Object.entries(after).filter(([word, places]) => word !== "zqother" && places.length > 0);
  expect(Object.fromEntries(left)).toEqual(
    Object.fromEntries(invoiced.map((word) => [word, ["invoices.buyer"]])),
  );
  expect(existsSync(join(app.dataDir, "files", owner.organizationId))).toBe(false);
  const { rows: tables } = await app.database.ownerPool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const remainingTables: string[] = [];
  for (const { name } of tables) {
    const query = `select 1 from "${name}" where organization_id = $1 limit 1`;
    if ((await app.database.ownerPool.query(query, [owner.organizationId])).rowCount)
      remainingTables.push(name);
  }
  expect(remainingTables).toEqual(["invoices", "organization_deletions"]);
  const { rows: jobs } = await app.database.ownerPool.query(
    "select name from jobs where payload ->> 'organizationId' = $1",
    [owner.organizationId],
  );
  expect(jobs).toEqual([]);

  const { email, password } = owner;
  const login = await app.request({ path: "/auth/login/", json: { email, password } });
  expect(login.body.code).toBe("wrong_credentials");
  const listed = await app.request({ path: "/api/operator/deletions/?state=done", token: operator });
  expect(listed.body.data).toMatchObject([
    { organization_id: owner.organizationId, organization_name: "", requested_by: "", state: "done" },
  ]);
  // The operators' own log is complete, and so is the other business's.
  const check = await app.request({ path: "/api/activity/check/", token: stranger.token });
  expect(check.body.data).toMatchObject({ broken_at: null });
}, 240_000);

test("a request closes the business at once, needs the name, the password and the second step, and can be taken back", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const colleague = await addMember(app, owner, "manager");
  const chat = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  const chatToken = chat.body.data.token as string;
  const chatState = async () =>
    (
      await app.request({
        path: `/webhook/chatbot/${chatToken}/`,
        headers: { "x-session-id": crypto.randomUUID() },
      })
    ).status;
  const open = await chatState();
  const wrongName = await ask(app, owner, { name: "محل آخر" });
  expect([wrongName.status, wrongName.body.fields.name]).toEqual([400, [expect.any(String)]]);
  expect((await ask(app, owner, { password: "guess" })).body.code).toBe("wrong_old_password");
  const { uri } = await setUpSecondStep(app, owner.token, owner.password);
  expect((await ask(app, owner)).body.code).toBe("second_step_code_wrong");
  const byManager = await app.request({
    path: deletion,
    token: colleague.token,
    json: { name: await nameOf(app, owner), password: colleague.password },
  });
  expect(byManager.status).toBe(403);
  expect((await app.request({ path: deletion, token: colleague.token })).body.data).toBeNull();

  const code = nextCodeOf(uri, app.context.clock());
  const both = await Promise.all([ask(app, owner, { code }), ask(app, owner, { code })]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  await app.runJobs();
  expect((await app.request({ path: "/api/me/", token: colleague.token })).status).toBe(401);
  expect((await app.request({ path: deletion, token: owner.token })).body.data).toMatchObject({
    state: "waiting",
  });
  expect(await chatState()).toBe(404);
  const { rows: mails } = await app.database.ownerPool.query(
    "select text from mails where to_address = $1 and text like '%/settings/personal-data%'",
    [owner.email],
  );
  expect(mails).toHaveLength(1);

  const back = await app.request({ method: "DELETE", path: deletion, token: owner.token });
  expect([back.status, back.body.data.state]).toEqual([200, "taken_back"]);
  const again = await app.request({ method: "DELETE", path: deletion, token: owner.token });
  expect(again.body.code).toBe("deletion_not_waiting");
  expect(await chatState()).toBe(open);
  await app.passTime(waitingDays * dayMs);
  expect(await app.runJobs()).toContain("Skipped: the request was taken back, or is done");
  const { rows } = await app.database.ownerPool.query("select 1 from organizations where id = $1", [
    owner.organizationId,
  ]);
  expect(rows).toHaveLength(1);
});

test("operators see what waits and when it is due, and take it back on an owner's word, which is logged", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app, { businessName: "محمصة الركن" });
  const operator = await operatorToken(app);
  await ask(app, owner);
  const list = async (state = "waiting") =>
    (await app.request({ path: `/api/operator/deletions/?state=${state}`, token: operator })).body;
  const waiting = await list();
  expect(waiting.meta.total).toBe(1);
  expect(waiting.data).toMatchObject([
    { organization_name: "محمصة الركن", state: "waiting", ended_at: null },
  ]);
  const { id, requested_at, due_at } = waiting.data[0];
  expect(Date.parse(due_at) - Date.parse(requested_at)).toBe(waitingDays * dayMs);
  const takeBack = (token: string, reason = "اتصل المالك، وتحققنا من رقمه") =>
    app.request({ path: `/api/operator/deletions/${id}/take-back/`, token, json: { reason } });
  expect((await takeBack(owner.token)).status).toBe(404);
  expect((await takeBack(operator, " ")).status).toBe(400);
  expect((await takeBack(operator)).body.data).toMatchObject({ state: "taken_back" });
  expect((await takeBack(operator)).body.code).toBe("deletion_not_waiting");
  expect((await list()).data).toEqual([]);
  expect((await list("taken_back")).data).toMatchObject([{ id, reason: "اتصل المالك، وتحققنا من رقمه" }]);
  const log = (await app.request({ path: "/api/activity/", token: owner.token })).body.data;
  expect(JSON.stringify(log)).toContain("operatorDeletions.takeBack");
  expect((await app.request({ path: deletion, token: owner.token })).body.data).toBeNull();
});
