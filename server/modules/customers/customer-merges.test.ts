import pg from "pg";
import { expect, test } from "vitest";
import { businessPhone, channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { createTicket } from "#server/modules/conversations/store/conversations.ts";
import { tenantOf } from "#server/tenant.ts";
import { mergeVerifiedCustomers } from "./customer-merges.ts";
import { oneOf } from "./customer-merge-rules.ts";

const number = "+966555550142";
/** Returns a row for each statement on this database that waits for a lock. */
const waiting =
  "select 1 from pg_locks l join pg_stat_activity a on a.pid = l.pid where not l.granted and a.datname = current_database()";
const atMinute = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));

async function shop() {
  const app = await testApp();
  const owner = await signUpOwner(app);
  const read = async (id: string) =>
    (await app.request({ path: `/api/customers/${id}/`, token: owner.token })).body.data;
  const runAction = (id: string, what: string, json: object, token = owner.token) =>
    app.request({ path: `/api/customers/${id}/${what}/`, token, json });
  const first = await seedConversation(app, owner.organizationId, {
    at: atMinute(1),
    customer: { name: "لمى", phone: number },
  });
  const second = await seedConversation(app, owner.organizationId, {
    at: atMinute(2),
    customer: { phone: number, email: "lama@customer.example" },
  });
  return {
    app,
    owner,
    read,
    act: runAction,
    first,
    second,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test("who types another customer's number is not shown as them: the number only suggests it", async () => {
  await using shop = await channelShop();
  const { app, owner, platforms } = shop;
  await connectWhatsappViaMeta(shop, owner);
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  const say = (session: string) =>
    app.request({
      path: "/webhook/chatbot/",
      headers: { "x-session-id": session.repeat(32) },
      form: { chat_token: made.body.data.token, customer_msg: `متى تفتحون؟ رقمي ${number}` },
    });
  await say("a");
  platforms.whatsapp.write(
    businessPhone,
    { number: number.slice(1), name: "لمى" },
    { type: "text", text: "هل توصلون؟" },
  );
  await shop.settle();
  await say("b");
  const list = await app.request({ path: "/api/customers/", token: owner.token });
  expect(list.body.data).toHaveLength(3);
  const real = list.body.data.find(({ channel }: { channel: string }) => channel === "whatsapp_meta");
  const { body } = await app.request({ path: `/api/customers/${real.id}/`, token: owner.token });
  expect(body.data.tickets).toHaveLength(1);
  expect(body.data.may_be).toMatchObject([
    { by: "phone", channels: ["chat"] },
    { by: "phone", channels: ["chat"] },
  ]);
});

test("staff join two customers: tickets and what was known come together, and undoing puts both back", async () => {
  await using on = await shop();
  const { first, second } = on;
  const [one, other] = [await on.read(first.customerId), await on.read(second.customerId)];
  expect(one.may_be).toMatchObject([{ id: second.customerId, by: "phone" }]);
  expect((await on.act(first.customerId, "join", { other_id: second.customerId })).status).toBe(200);
  const joined = await on.read(first.customerId);
  expect(joined).toMatchObject({ name: "لمى", email: "lama@customer.example", may_be: [] });
  expect(joined.tickets).toHaveLength(2);
  expect(joined.joined).toMatchObject([{ number: other.number, name: null }]);
  const response = await on.app.request({
    path: `/api/customers/${second.customerId}/`,
    token: on.owner.token,
  });
  expect(response.status).toBe(404);

  const undone = await on.act(first.customerId, "undo-join", { join_id: joined.joined[0].id });
  expect(undone.status).toBe(200);
  expect(await on.read(first.customerId)).toEqual(one);
  expect(await on.read(second.customerId)).toEqual(other);
  expect((await on.act(first.customerId, "undo-join", { join_id: joined.joined[0].id })).status).toBe(404);
});

test.each([
  ["the first before the second", [2, 1]],
  ["the second before the first", [1, 2]],
])("two joinings are undone, %s: everybody is again who they were", async (_, order) => {
  await using on = await shop();
  const third = await seedConversation(on.app, on.owner.organizationId, {
    at: atMinute(3),
    customer: { name: "سارة" },
  });
  const ids = [on.first.customerId, on.second.customerId, third.customerId];
  const customerOf = async (id: string) => {
    const { name, phone, email, number, tickets, joined, first_seen_at } = await on.read(id);
    return { id, name, phone, email, number, tickets, joined, first_seen_at };
  };
  const all = () => Promise.all(ids.map(customerOf));
  const before = await all();
  await on.act(on.second.customerId, "join", { other_id: third.customerId });
  await on.act(on.first.customerId, "join", { other_id: on.second.customerId });
  for (const back of order) {
    // The customer who was merged first is separated from the customer into whom they are merged by now.
    const from = back === 2 && order[0] === 1 ? on.second.customerId : on.first.customerId;
    const { joined } = await on.read(from);
    const { id } = joined.find((one: { number: number }) => one.number === before[back]?.number);
    expect((await on.act(from, "undo-join", { join_id: id })).status).toBe(200);
  }
  expect(await all()).toEqual(before);
});

test("what staff corrected after a joining stays when it is undone", async () => {
  await using on = await shop();
  await on.act(on.first.customerId, "join", { other_id: on.second.customerId });
  await on.app.request({
    method: "PATCH",
    path: `/api/customers/${on.first.customerId}/`,
    token: on.owner.token,
    json: { email: "new@customer.example" },
  });
  const { joined } = await on.read(on.first.customerId);
  await on.act(on.first.customerId, "undo-join", { join_id: joined[0].id });
  expect((await on.read(on.first.customerId)).email).toBe("new@customer.example");
  expect((await on.read(on.second.customerId)).email).toBe("lama@customer.example");
});

test("two that staff have told apart are not suggested again, from neither side", async () => {
  await using on = await shop();
  expect((await on.act(on.second.customerId, "tell-apart", { other_id: on.first.customerId })).status).toBe(
    200,
  );
  expect((await on.read(on.first.customerId)).may_be).toEqual([]);
  expect((await on.read(on.second.customerId)).may_be).toEqual([]);
});

test("nobody joins a customer of another organisation, or one with themselves", async () => {
  await using on = await shop();
  const stranger = await signUpOwner(on.app);
  const theirs = await seedConversation(on.app, stranger.organizationId, {
    at: atMinute(3),
    customer: { phone: number },
  });
  expect((await on.read(on.first.customerId)).may_be).toHaveLength(1);
  for (const other of [theirs.customerId, on.first.customerId])
    for (const what of ["join", "tell-apart"])
      expect((await on.act(on.first.customerId, what, { other_id: other })).status).toBe(404);
  const taken = await on.act(theirs.customerId, "join", { other_id: on.first.customerId });
  expect(taken.status).toBe(404);
});

test("A56: when a conversation is deleted, what a joining kept of its customer goes with it", async () => {
  await using on = await shop();
  await on.act(on.first.customerId, "join", { other_id: on.second.customerId });
  const { ownerPool } = on.app.database;
  await ownerPool.query("delete from contacts where conversation_id = $1", [on.second.conversationId]);
  expect((await ownerPool.query("select 1 from customers where merged_into_id is not null")).rowCount).toBe(
    0,
  );
});

test("A56: of two who were merged one after the other, the one whose conversation stays can still be put back", async () => {
  await using on = await shop();
  const third = await seedConversation(on.app, on.owner.organizationId, {
    at: atMinute(3),
    customer: { name: "سارة" },
  });
  const before = await on.read(third.customerId);
  await on.act(on.second.customerId, "join", { other_id: third.customerId });
  await on.act(on.first.customerId, "join", { other_id: on.second.customerId });
  await on.app.database.ownerPool.query("delete from contacts where conversation_id = $1", [
    on.second.conversationId,
  ]);
  const { joined } = await on.read(on.first.customerId);
  expect(joined).toMatchObject([{ number: before.number }]);
  await on.act(on.first.customerId, "undo-join", { join_id: joined[0].id });
  expect(await on.read(third.customerId)).toEqual(before);
  // Deleting the customer also deletes the customers who were merged into them.
  await on.act(on.first.customerId, "join", { other_id: third.customerId });
  await on.app.database.ownerPool.query("delete from customers where id = $1", [on.first.customerId]);
  expect((await on.app.database.ownerPool.query("select 1 from customers")).rowCount).toBe(0);
});

test("a fact that came through two merges leaves all customers above when the first of them is undone", async () => {
  await using on = await shop();
  const { ownerPool } = on.app.database;
  await ownerPool.query("update customers set email = null, order_number = null");
  const third = await seedConversation(on.app, on.owner.organizationId, {
    at: atMinute(3),
    customer: { name: "سارة", email: "sara@customer.example" },
  });
  await on.act(on.second.customerId, "join", { other_id: third.customerId });
  await on.act(on.first.customerId, "join", { other_id: on.second.customerId });
  const all = await on.read(on.first.customerId);
  expect(all).toMatchObject({ name: "لمى", email: "sara@customer.example" });
  const [, sara] = [...all.joined].sort((one, other) => one.number - other.number);
  await on.act(on.first.customerId, "undo-join", { join_id: sara.id });
  expect(await on.read(on.first.customerId)).toMatchObject({ name: "لمى", email: null });
  await on.act(on.first.customerId, "undo-join", { join_id: on.second.customerId });
  expect(await on.read(on.second.customerId)).toMatchObject({ name: null, email: null });
  expect(await on.read(third.customerId)).toMatchObject({ name: "سارة", email: "sara@customer.example" });
});

test("a ticket that is made while its customer is merged belongs to whom they were merged into", async () => {
  await using on = await shop();
  const { context, database } = on.app;
  const merge = new pg.Client({ connectionString: database.ownerUrl });
  await using _connection = { [Symbol.asyncDispose]: () => merge.end() };
  await merge.connect();
  await merge.query("begin");
  await merge.query("select 1 from customers where id = $1 for update", [on.second.customerId]);
  const made = tenantOf(context, on.owner.organizationId).transaction((db) =>
    createTicket(db, { ...on.second, channel: "chat", subject: "التوصيل", language: "ar" }, atMinute(6)),
  );
  await expect
    .poll(async () => (await database.ownerPool.query(waiting)).rowCount, { timeout: 20_000 })
    .toBe(1);
  await merge.query(
    "update customers set merged_into_id = $1, merged_at = now(), merge_changes = '{}' where id = $2",
    [on.first.customerId, on.second.customerId],
  );
  await merge.query("commit");
  const { rows } = await database.ownerPool.query("select customer_id from tickets where id = $1", [
    await made,
  ]);
  expect(rows).toEqual([{ customer_id: on.first.customerId }]);
});

test("a number that the platform vouches for joins nobody whom staff have told apart, also not after they undid it", async () => {
  await using on = await shop();
  const { context, database } = on.app;
  const { organizationId } = on.owner;
  const [one, other] = [on.first, on.second];
  for (const [channel, { conversationId }] of [
    ["whatsapp", one],
    ["whatsapp_meta", other],
  ] as const)
    await database.ownerPool.query(
      "update contacts set channel = $1, external_id = $2 where conversation_id = $3",
      [channel, number.slice(1), conversationId],
    );
  const vouch = () =>
    tenantOf(context, organizationId).transaction((db) =>
      mergeVerifiedCustomers(db, other.customerId, atMinute(5)),
    );
  await on.act(one.customerId, "tell-apart", { other_id: other.customerId });
  await vouch();
  expect((await on.read(one.customerId)).joined).toEqual([]);
  await database.ownerPool.query("delete from rejected_customer_merges");
  await vouch();
  const { joined } = await on.read(one.customerId);
  expect(joined).toHaveLength(1);
  await on.act(one.customerId, "undo-join", { join_id: joined[0].id });
  await vouch();
  expect((await on.read(one.customerId)).joined).toEqual([]);
  expect((await on.read(other.customerId)).tickets).toHaveLength(1);
});

test("who was told apart from somebody is told apart from whom they are joined into", async () => {
  await using on = await shop();
  const third = await seedConversation(on.app, on.owner.organizationId, {
    at: atMinute(3),
    customer: { phone: number },
  });
  await on.act(on.second.customerId, "tell-apart", { other_id: third.customerId });
  await on.act(on.first.customerId, "join", { other_id: on.second.customerId });
  expect((await on.read(on.first.customerId)).may_be).toEqual([]);
});

test("of several with one number those are joined whom nobody told apart", () => {
  expect([...oneOf("b", ["a", "b", "c"], [["a", "b"]])].sort()).toEqual(["b", "c"]);
  expect([...oneOf("b", ["a", "b", "c"], [["a", "c"]])].sort()).toEqual(["a", "b"]);
  expect([...oneOf("b", ["a", "b"], [])].sort()).toEqual(["a", "b"]);
});
