import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const now = new Date("2026-11-20T09:00:00Z");

async function createCustomer() {
  const app = await testApp();
  app.setClock(now);
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const { customerId, conversationId } = await seedConversation(app, owner.organizationId, { at: now });
  await app.database.ownerPool.query(
    "update contacts set channel = 'email', external_id = 'noura@mail.example', last_in_at = now() where conversation_id = $1",
    [conversationId],
  );
  const path = `/api/customers/${customerId}/consents/`;
  const add = (token: string | undefined, json: object) =>
    app.request({ path, json, ...(token && { token }) });
  const list = async () => (await app.request({ path, token: owner.token })).body.data;
  const marketing = async () =>
    (await app.request({ path: `/api/customers/${customerId}/`, token: owner.token })).body.data.marketing;
  return {
    app,
    owner,
    agent,
    customerId,
    add,
    list,
    marketing,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test("staff record an opt-out, and a consent with where it was given; both stay with who and when", async () => {
  await using on = await createCustomer();
  const out = await on.add(on.agent.token, { channel: "email", allowed: false, source: " على الهاتف " });
  expect([out.status, out.body.data.source]).toEqual([200, "على الهاتف"]);
  expect(await on.marketing()).toEqual([{ channel: "email", opted_out_at: now.toISOString() }]);

  const unproven = await on.add(on.owner.token, { channel: "email", allowed: true, source: "  " });
  expect([unproven.status, Object.keys(unproven.body.fields)]).toEqual([400, ["source"]]);
  expect(await on.marketing()).toEqual([{ channel: "email", opted_out_at: now.toISOString() }]);

  await on.app.passTime(60_000);
  const consent = { channel: "email", allowed: true, source: "نموذج في المعرض" };
  expect((await on.add(on.owner.token, consent)).status).toBe(200);
  expect(await on.marketing()).toEqual([{ channel: "email", opted_out_at: null }]);
  expect(await on.list()).toMatchObject([
    { allowed: true, source: "نموذج في المعرض", author: { id: on.owner.memberId } },
    {
      allowed: false,
      source: "على الهاتف",
      author: { id: on.agent.memberId },
      created_at: now.toISOString(),
    },
  ]);
});

test("only a channel that campaigns can use on the customer is recorded", async () => {
  await using on = await createCustomer();
  for (const channel of ["chat", "whatsapp"])
    expect((await on.add(on.owner.token, { channel, allowed: false })).status).toBe(400);
  expect(await on.list()).toEqual([]);
});

test("A21 nobody else records or reads a customer's consent", async () => {
  await using on = await createCustomer();
  const stranger = await signUpOwner(on.app);
  const json = { channel: "email", allowed: false };
  expect((await on.add(undefined, json)).status).toBe(401);
  expect((await on.add(stranger.token, json)).status).toBe(404);
  const read = await on.app.request({
    path: `/api/customers/${on.customerId}/consents/`,
    token: stranger.token,
  });
  expect(read.status).toBe(404);
  expect([await on.list(), await on.marketing()]).toEqual([[], [{ channel: "email", opted_out_at: null }]]);
});

test("a campaign leaves out who opted out with staff, and reaches them again after a consent", async () => {
  await using on = await createCustomer();
  const { token } = on.owner;
  const json = { name: "Offer", channel: "email", subject: "x", text: "y", audience: { kind: "customers" } };
  const { id } = (await on.app.request({ path: "/api/campaigns/", token, json })).body.data;
  const preview = async () =>
    (await on.app.request({ path: `/api/campaigns/${id}/preview/`, token })).body.data;
  expect(await preview()).toMatchObject({ reaches: 1, opted_out: 0 });
  await on.add(token, { channel: "email", allowed: false });
  expect(await preview()).toMatchObject({ reaches: 0, opted_out: 1 });
  await on.add(token, { channel: "email", allowed: true, source: "في المحل" });
  expect(await preview()).toMatchObject({ reaches: 1, opted_out: 0 });
});
