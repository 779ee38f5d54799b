import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const now = new Date("2026-11-20T09:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

async function createTicket(status: "deferred" | "closed") {
  const app = await testApp();
  app.setClock(now);
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const { ticketId } = await seedConversation(app, owner.organizationId, { at: ago(60), status });
  const call = (name: string, token = owner.token, json: object = {}) =>
    app.request({ method: "POST", path: `/api/tickets/${ticketId}/${name}/`, token, json });
  const read = async () =>
    (await app.request({ path: `/api/tickets/${ticketId}/`, token: owner.token })).body.data;
  return { app, owner, agent, ticketId, call, read, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

test("any member opens a closed ticket again, and from then on it waits for the team", async () => {
  await using on = await createTicket("closed");
  const answer = await on.call("reopen", on.agent.token);
  expect([answer.status, answer.body.data.status]).toEqual([200, "deferred"]);
  expect(await on.read()).toMatchObject({
    status: "deferred",
    defer_reason: "reopened",
    deferred_at: now.toISOString(),
    close_reason: null,
    closed_at: null,
    closed_by: null,
  });
  const again = await on.call("reopen");
  expect([again.status, again.body.code]).toEqual([409, "ticket_not_closed"]);
});

test("of two members who open a ticket at once, one does", async () => {
  await using on = await createTicket("closed");
  const answers = await Promise.all([on.call("reopen"), on.call("reopen", on.agent.token)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("a merged ticket is not opened again but taken out of the merge", async () => {
  await using on = await createTicket("deferred");
  const seeded = await on.app.database.ownerPool.query(
    "select conversation_id, customer_id from tickets where id = $1",
    [on.ticketId],
  );
  const { conversation_id: conversationId, customer_id: customerId } = seeded.rows[0];
  const conversation = {
    conversationId,
    customerId,
    ticketId: on.ticketId,
    messageIds: [],
    customerNumber: 1,
  };
  const into = await seedConversation(on.app, on.owner.organizationId, {
    of: { ...conversation, ticketNumber: 1 },
    at: ago(30),
    status: "deferred",
  });
  expect((await on.call("merge", on.owner.token, { into_id: into.ticketId })).status).toBe(200);
  const answer = await on.call("reopen");
  expect([answer.status, answer.body.code]).toEqual([409, "ticket_merged"]);
});

test.each(["close", "resolve"])(
  "what %s answers undoes it, and the ticket waits as long as before",
  async (name) => {
    await using on = await createTicket("deferred");
    const before = await on.read();
    const closed = await on.call(name, on.owner.token, name === "close" ? { reason: "answered" } : {});
    expect(closed.body.data).toMatchObject({
      status: "closed",
      before: { id: on.ticketId, status: "deferred" },
    });
    const reason = name === "close" ? "answered" : "resolved";
    const undo = (token: string) =>
      on.app.request({
        path: "/api/tickets/changes/undo/",
        token,
        json: { change: { kind: "close", reason }, tickets: [closed.body.data.before] },
      });
    expect((await undo(on.agent.token)).body.data.changed, "by somebody else").toEqual([]);
    expect((await undo(on.owner.token)).body.data.refused).toEqual([]);
    const { status, deferred_at, defer_reason, closed_at } = await on.read();
    expect({ status, deferred_at, defer_reason, closed_at }).toEqual({
      status: "deferred",
      deferred_at: before.deferred_at,
      defer_reason: before.defer_reason,
      closed_at: null,
    });
  },
);
