import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { tenantOf } from "#server/tenant.ts";
import { escalate } from "./escalation.ts";
import { receiveMessage } from "./conversations.ts";

const atMinute = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));

/** Creates a customer who wrote in two conversations, the first of which waits for staff, and another customer. */
async function shop() {
  const app = await testApp();
  const owner = await signUpOwner(app);
  const seed = (minute: number, subject: string, more: object = {}) =>
    seedConversation(app, owner.organizationId, {
      at: atMinute(minute),
      subject,
      messages: [{ author: "customer", text: subject }],
      ...more,
    });
  const first = await seed(1, "أين طلبي؟", { status: "deferred", channel: "whatsapp" });
  const second = await seed(9, "طلبي تأخر");
  const other = await seed(3, "سؤال غيره");
  const runAction = (id: string, what: string, json: object = {}, token = owner.token) =>
    app.request({ path: `/api/tickets/${id}/${what}/`, token, json });
  await app.request({
    path: `/api/customers/${first.customerId}/join/`,
    token: owner.token,
    json: { other_id: second.customerId },
  });
  const show = async (id: string) =>
    (await app.request({ path: `/api/tickets/${id}/`, token: owner.token })).body.data;
  const list = async (query = "") =>
    (await app.request({ path: `/api/tickets/?${query}`, token: owner.token })).body;
  const merge = (id: string, into: string, token = owner.token) =>
    runAction(id, "merge", { into_id: into }, token);
  const state = async (id: string) => {
    const { status, deferred_at, defer_reason, closed_at, close_reason, updated_at } = await show(id);
    return { status, deferred_at, defer_reason, closed_at, close_reason, updated_at };
  };
  /** Stores a customer's message in the web chat; all messages are from the same person. */
  const say = (externalId: string, text: string) =>
    receiveMessage(tenantOf(app.context, owner.organizationId), {
      from: { channel: "chat", externalId },
      text,
      externalId: text,
      inline: false,
    });
  const [a, b, c] = [second, first, other].map(({ ticketId }) => ticketId) as [string, string, string];
  return {
    app,
    owner,
    seed,
    act: runAction,
    show,
    list,
    merge,
    state,
    say,
    first,
    second,
    a,
    b,
    c,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test("a ticket is merged into another of its customer, which waits instead and shows both conversations, and undoing it puts both back", async () => {
  await using on = await shop();
  const { a, b, show, state, list } = on;
  const before = [await state(a), await state(b)];
  const waited = before[1]?.deferred_at;
  const merged = await on.merge(b, a);
  expect([merged.status, merged.body.data]).toMatchObject([
    200,
    {
      id: b,
      status: "closed",
      close_reason: "merged",
      merged_into: { id: a, number: on.second.ticketNumber },
    },
  ]);
  const into = await show(a);
  expect(into).toMatchObject({ status: "deferred", deferred_at: waited, defer_reason: "no_answer" });
  expect(into.messages.map(({ text }: { text: string }) => text)).toEqual(["أين طلبي؟", "طلبي تأخر"]);
  expect(into.merged).toMatchObject([
    { id: b, number: on.first.ticketNumber, channel: "whatsapp", by: expect.any(String) },
  ]);
  expect((await show(b)).merge).toMatchObject({ by: expect.any(String) });

  const all = await list();
  expect(all.data.map(({ id }: { id: string }) => id)).not.toContain(b);
  expect([all.counts, all.meta.total]).toEqual([{ pending: 1, deferred: 1, closed: 0 }, 2]);
  const found = await list(`q=${on.first.ticketNumber}`);
  expect(found.data).toMatchObject([{ id: b, merged_into: { number: on.second.ticketNumber } }]);
  expect(found.meta.total).toBe(1);
  const profile = await on.app.request({
    path: `/api/customers/${on.first.customerId}/`,
    token: on.owner.token,
  });
  expect(profile.body.data.tickets.map(({ id }: { id: string }) => id)).toEqual([a]);

  const entries = await on.app.request({ path: "/api/activity/", token: on.owner.token });
  expect(entries.body.data[0]).toMatchObject({
    action: "tickets.merge",
    target: String(on.first.ticketNumber),
  });
  expect(JSON.stringify(entries.body.data[0])).toContain(
    `"merged_into_number","before":null,"after":${on.second.ticketNumber}`,
  );

  expect((await on.act(b, "merge/undo")).body.data).toMatchObject({ merged_into: null, status: "deferred" });
  expect([await state(a), await state(b)]).toEqual(before);
  expect((await show(a)).merged).toEqual([]);
  const again = await on.act(b, "merge/undo");
  expect([again.status, again.body.code]).toEqual([409, "ticket_not_merged"]);
});

test("undoing a merge leaves the other ticket as it is where somebody has answered it since", async () => {
  await using on = await shop();
  await on.merge(on.b, on.a);
  await on.act(on.a, "reply", { text: "وصل طلبك" });
  await on.act(on.b, "merge/undo");
  expect([(await on.state(on.a)).status, (await on.state(on.b)).status]).toEqual(["pending", "deferred"]);
});

test("who writes where a merged ticket was opens it again, and in one conversation the ticket that goes on gets the message", async () => {
  await using on = await shop();
  on.app.setClock(atMinute(30));
  const tablet = await on.say("tablet", "هل تفتحون الجمعة؟");
  const phone = await on.say("phone", "وهل توصلون؟");
  const owners = await on.app.database.ownerPool.query(
    "update tickets set customer_id = $1 where id = any($2)",
    [on.first.customerId, [tablet.ticketId, phone.ticketId]],
  );
  expect(owners.rowCount).toBe(2);
  expect((await on.merge(phone.ticketId, tablet.ticketId)).status).toBe(200);
  const again = await on.say("phone", "ما زلت أنتظر");
  expect(again.ticketId).toBe(phone.ticketId);
  expect(await on.show(phone.ticketId)).toMatchObject({ merged_into: null, merge: null, status: "pending" });
  expect((await on.show(tablet.ticketId)).merged).toEqual([]);

  // The customer's later ticket on the tablet is merged into the first one there.
  const { customerId } = on.first;
  const { conversationId } = tablet;
  const later = await on.seed(35, "سؤال ثالث", { of: { conversationId, customerId } });
  await on.merge(later.ticketId, tablet.ticketId);
  expect((await on.say("tablet", "وبكم؟")).ticketId).toBe(tablet.ticketId);
  expect((await on.show(later.ticketId)).merged_into).toMatchObject({ id: tablet.ticketId });
  // A reply on the merged ticket that could not be delivered asks for a person in the ticket where the conversation
  // continues.
  await tenantOf(on.app.context, on.owner.organizationId).transaction((db) =>
    escalate(db, later.ticketId, "not_delivered", atMinute(40)),
  );
  expect(await on.state(tablet.ticketId)).toMatchObject({ status: "deferred" });
});

test("tickets that were merged into a merged one go along and come back with it", async () => {
  await using on = await shop();
  const third = await on.seed(20, "سؤال ثالث", { of: on.first });
  await on.merge(third.ticketId, on.b);
  await on.merge(on.b, on.a);
  const ids = async (id: string) =>
    (await on.show(id)).merged.map((ticket: { id: string }) => ticket.id).toSorted();
  expect(await ids(on.a)).toEqual([third.ticketId, on.b].toSorted());
  await on.act(on.b, "merge/undo");
  expect([await ids(on.a), await ids(on.b)]).toEqual([[], [third.ticketId]]);
});

test("only open tickets of one customer take in open ones, each once, and a merged one takes no reply and no closing", async () => {
  await using on = await shop();
  const { a, b, c } = on;
  const expectRefused = async (answer: Promise<{ status: number; body: { code: string } }>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };
  expect(await expectRefused(on.merge(b, c))).toEqual([409, "ticket_other_customer"]);
  expect(await expectRefused(on.merge(b, b))).toEqual([400, "invalid_request"]);
  expect(await expectRefused(on.act(b, "merge/undo"))).toEqual([409, "ticket_not_merged"]);
  await on.act(a, "close", { reason: "answered" });
  expect(await expectRefused(on.merge(b, a))).toEqual([409, "ticket_closed"]);

  // A closed ticket that is merged into an open one keeps the reason of its closing, and is closed again when the
  // merge is undone.
  const closed = await on.state(a);
  expect((await on.merge(a, b)).status).toBe(200);
  expect(await on.state(a)).toEqual(closed);
  expect(await expectRefused(on.merge(a, b))).toEqual([409, "ticket_merged"]);
  expect(await expectRefused(on.merge(b, a))).toEqual([409, "ticket_merged"]);
  expect(await expectRefused(on.act(a, "reply", { text: "أهلًا" }))).toEqual([409, "ticket_merged"]);
  const bulk = await on.app.request({
    path: "/api/tickets/changes/",
    token: on.owner.token,
    json: { ids: [a], change: { kind: "close", reason: "spam" } },
  });
  expect(bulk.body.data.refused).toEqual([{ id: a, code: "ticket_closed" }]);
  const agent = await addMember(on.app, on.owner, "agent");
  expect((await on.act(a, "merge/undo", {}, agent.token)).status).toBe(200);
  expect(await on.state(a)).toEqual(closed);
  expect((await on.merge(a, b, agent.token)).status).toBe(200);
});

test("customers are not told apart while a ticket of one is merged into a ticket of the other", async () => {
  await using on = await shop();
  await on.merge(on.b, on.a);
  const apart = () =>
    on.app.request({
      path: `/api/customers/${on.first.customerId}/undo-join/`,
      token: on.owner.token,
      json: { join_id: on.second.customerId },
    });
  const answer = await apart();
  expect([answer.status, answer.body.code]).toEqual([409, "tickets_merged"]);
  await on.act(on.b, "merge/undo");
  expect((await apart()).status).toBe(200);
});

test("of two merges of the same two tickets at the same time one is done", async () => {
  await using on = await shop();
  const answers = await Promise.all([on.merge(on.b, on.a), on.merge(on.a, on.b)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});
