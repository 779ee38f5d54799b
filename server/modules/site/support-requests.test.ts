import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember, type AddedMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner, type SignedUp } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

let app: TestApp;
let operator: string;
let owner: SignedUp;
let agent: AddedMember;

const requestsPath = "/api/support/requests/";
const office = "/api/operator/support-requests/";
const setTime = (time: string) => app.setClock(new Date(`2026-11-20T${time}:00Z`));

beforeAll(async () => {
  app = await testApp();
  operator = await operatorToken(app, { name: "سارة المطلق" });
  owner = await signUpOwner(app, { businessName: "محمصة الركن" });
  agent = await addMember(app, owner, "agent");
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  await app.database.ownerPool.query(
    "delete from support_requests; delete from company_mails; delete from mails",
  );
  setTime("08:00");
});

const ask = (token: string, fields: object = {}) =>
  app.request({
    path: requestsPath,
    token,
    headers: { "accept-language": "ar" },
    json: {
      category: "problem",
      subject: "القناة لا تتصل",
      text: "ربطت إنستغرام ولا تصل الرسائل",
      client_id: randomUUID(),
      ...fields,
    },
  });
const write = (token: string, id: string, text: string, client_id: string = randomUUID()) =>
  app.request({ path: `${requestsPath}${id}/messages/`, token, json: { text, client_id } });
const answer = (id: string, fields: object = {}) =>
  app.request({
    path: `${office}${id}/answer/`,
    token: operator,
    json: { text: "أعدنا الربط، جرّب الآن.", client_id: randomUUID(), ...fields },
  });
const list = async (token: string) => (await app.request({ path: requestsPath, token })).body;
const inbox = async (query = "") => (await app.request({ path: office + query, token: operator })).body;
const mails = async (table: "mails" | "company_mails") =>
  (await app.database.ownerPool.query(`select * from ${table} order by created_at`)).rows;

test("what a member writes reaches the operators with the 24-hour clock and a mail; the answer is shown and mailed", async () => {
  const { body, status } = await ask(agent.token);
  expect(status).toBe(200);
  const { id } = body.data;
  expect(body.data).toMatchObject({
    state: "open",
    category: "problem",
    due_at: "2026-11-21T08:00:00.000Z",
    requested_by: { id: agent.memberId },
    messages: [{ is_answer: false, author: "سارة العتيبي", text: "ربطت إنستغرام ولا تصل الرسائل" }],
  });
  const [toCompany] = await mails("company_mails");
  expect(toCompany).toMatchObject({ to_address: app.context.config.contactEmail, language: "ar" });
  expect(toCompany.subject).toContain("محمصة الركن");
  expect(toCompany.text).toContain("/operator/support");
  expect((await inbox()).data).toMatchObject([
    {
      id,
      organization: { id: owner.organizationId, name: "محمصة الركن", phone: owner.phone },
      requested_by: { email: agent.email },
      waits_since: "2026-11-20T08:00:00.000Z",
      due_at: "2026-11-21T08:00:00.000Z",
      language: "ar",
    },
  ]);

  setTime("09:30");
  expect((await answer(id)).body.data).toEqual({ id, state: "answered" });
  const [request] = (await list(agent.token)).data;
  expect(request).toMatchObject({ state: "answered", due_at: null });
  // A business sees that the company answered, and not which person; operators see both.
  expect(request.messages.at(-1)).toMatchObject({
    is_answer: true,
    author: null,
    text: "أعدنا الربط، جرّب الآن.",
  });
  expect((await inbox("?state=answered")).data[0].messages.at(-1)).toMatchObject({ author: "سارة المطلق" });
  expect((await inbox()).meta.total).toBe(0);
  const [toMember] = await mails("mails");
  expect(toMember).toMatchObject({ to_address: agent.email, language: "ar" });
  expect(toMember.text).toContain("أعدنا الربط، جرّب الآن.");
  expect(toMember.text).toContain("http://wakil.test/support");
});

test("the clock counts from the first message without an answer; whoever writes to a closed request opens it", async () => {
  const { id } = (await ask(owner.token)).body.data;
  setTime("10:00");
  expect((await write(owner.token, id, "ولا تزال المشكلة")).body.data.due_at).toBe("2026-11-21T08:00:00.000Z");
  setTime("11:00");
  expect((await answer(id, { close: true })).body.data.state).toBe("closed");
  setTime("15:00");
  const reopened = await write(owner.token, id, "عادت المشكلة");
  expect(reopened.body.data).toMatchObject({ state: "open", due_at: "2026-11-21T15:00:00.000Z" });
  for (const time of ["16:00", "17:00"]) {
    setTime(time);
    const closed = await app.request({ method: "POST", path: `${office}${id}/close/`, token: operator });
    expect(closed.body.data).toEqual({ id, state: "closed" });
  }
  expect((await inbox("?state=closed")).data[0]).toMatchObject({ id, due_at: null });
  // Closing without an answer sends nothing to the business.
  expect(await mails("mails")).toHaveLength(1);
});

test("a request, a message and an answer that are sent twice at once are there once, with one mail each", async () => {
  const client_id = randomUUID();
  const responses = await Promise.all([ask(owner.token, { client_id }), ask(owner.token, { client_id })]);
  const [id, same] = responses.map(({ body }) => body.data.id);
  expect(same).toBe(id);
  const message = randomUUID();
  await Promise.all([write(owner.token, id, "وأيضًا", message), write(owner.token, id, "وأيضًا", message)]);
  const reply = { client_id: randomUUID() };
  await Promise.all([answer(id, reply), answer(id, reply)]);
  const { data, meta } = await list(owner.token);
  expect(meta.total).toBe(1);
  expect(data[0].messages).toHaveLength(3);
  expect(await mails("company_mails")).toHaveLength(2);
  expect(await mails("mails")).toHaveLength(1);
});

test("an agent sees their own requests alone, an owner those of all members", async () => {
  const { id } = (await ask(owner.token)).body.data;
  const ownId = (await ask(agent.token)).body.data.id;
  expect((await list(agent.token)).data.map((one: { id: string }) => one.id)).toEqual([ownId]);
  expect((await list(owner.token)).meta.total).toBe(2);
  expect((await write(agent.token, id, "changed")).status).toBe(404);
  expect((await write(owner.token, ownId, "من المالك")).status).toBe(200);
});

test("nobody but operators reads or answers the requests of businesses", async () => {
  const { id } = (await ask(owner.token)).body.data;
  for (const [token, status] of [
    [owner.token, 404],
    [agent.token, 404],
    ["forged", 401],
  ] as const) {
    const answers = [
      await app.request({ path: office, token }),
      await app.request({
        path: `${office}${id}/answer/`,
        token,
        json: { text: "x", client_id: randomUUID() },
      }),
      await app.request({ method: "POST", path: `${office}${id}/close/`, token }),
    ];
    expect(answers.map((one) => one.status)).toEqual([status, status, status]);
  }
  expect((await app.request({ path: requestsPath, token: operator })).status).toBe(404);
  expect((await inbox()).meta.total).toBe(1);
});

test("empty and overlong requests are refused, and unknown ones are not found", async () => {
  for (const fields of [
    { subject: " " },
    { text: "" },
    { text: "x".repeat(4001) },
    { subject: "x".repeat(151) },
    { category: "other" },
    { owner: "me" },
  ])
    expect((await ask(owner.token, fields)).status).toBe(400);
  expect((await list(owner.token)).meta.total).toBe(0);
  expect((await answer(randomUUID())).status).toBe(404);
});

test("the answer stands in the business's audit log as the company's, without its words", async () => {
  const { id } = (await ask(owner.token)).body.data;
  await answer(id);
  const { body, text } = await app.request({ path: "/api/activity/?area=subscription", token: owner.token });
  expect(body.data[0]).toMatchObject({
    action: "operatorSupport.answer",
    author: { kind: "operator", name: "" },
  });
  expect(text).not.toContain("أعدنا الربط");
});
