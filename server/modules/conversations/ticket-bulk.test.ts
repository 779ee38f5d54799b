import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";

const atMinute = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));

const change = (app: TestApp, token: string, ids: string[], wanted: object) =>
  app.request({ path: "/api/tickets/changes/", token, json: { ids, change: wanted } });

const undo = (app: TestApp, token: string, wanted: object, tickets: object[]) =>
  app.request({ path: "/api/tickets/changes/undo/", token, json: { change: wanted, tickets } });

const show = async (app: TestApp, token: string, id: string) =>
  (await app.request({ path: `/api/tickets/${id}/`, token })).body.data;

/** Creates tickets in the states that a list shows: waiting for staff, with the agent, closed. */
async function seedThree(app: TestApp, owner: SignedUp) {
  const seed = async (minute: number, status: "deferred" | "pending" | "closed") =>
    (await seedConversation(app, owner.organizationId, { at: atMinute(minute), status })).ticketId;
  return {
    waiting: await seed(1, "deferred"),
    agents: await seed(2, "pending"),
    done: await seed(3, "closed"),
  };
}

test("many tickets are closed at once, one that is closed is told, and undoing leaves them waiting as long as before", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const { waiting, agents, done } = await seedThree(app, owner);
  const before = await show(app, owner.token, waiting);
  const close = { kind: "close", reason: "spam", note: "نفس الرسالة" };
  const answer = await change(app, owner.token, [waiting, agents, done, waiting], close);
  expect(answer.status).toBe(200);
  const { changed, refused } = answer.body.data;
  expect(changed.map(({ id }: { id: string }) => id).toSorted()).toEqual([waiting, agents].toSorted());
  expect(refused).toEqual([{ id: done, code: "ticket_closed" }]);
  expect(await show(app, owner.token, waiting)).toMatchObject({
    status: "closed",
    close_reason: "spam",
    close_note: "نفس الرسالة",
  });

  const undone = await undo(app, owner.token, close, changed);
  expect(undone.body.data.refused).toEqual([]);
  const { status, deferred_at, defer_reason, closed_at, close_reason } = await show(
    app,
    owner.token,
    waiting,
  );
  expect({ status, deferred_at, defer_reason, closed_at, close_reason }).toEqual({
    status: "deferred",
    deferred_at: before.deferred_at,
    defer_reason: before.defer_reason,
    closed_at: null,
    close_reason: null,
  });
  expect((await show(app, owner.token, agents)).status).toBe("pending");
});

test("a closing is undone by nobody but who closed, and not after the ticket has opened again", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const { waiting } = await seedThree(app, owner);
  const close = { kind: "close", reason: "answered" };
  const { changed } = (await change(app, agent.token, [waiting], close)).body.data;
  const refused = [{ id: waiting, code: "ticket_changed" }];
  expect((await undo(app, owner.token, close, changed)).body.data).toEqual({ changed: [], refused });
  expect((await undo(app, agent.token, close, changed)).body.data.refused).toEqual([]);
  expect((await undo(app, agent.token, close, changed)).body.data.refused).toEqual(refused);
});

test("many tickets are assigned and given a priority at once, and each gets back what it had", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const { waiting, agents } = await seedThree(app, owner);
  await change(app, owner.token, [waiting], { kind: "assign", member_id: owner.memberId });
  const ids = [waiting, agents];
  const events: string[] = [];
  const stop = app.context.events.subscribe(owner.organizationId, ({ kind }) => events.push(kind));
  const assign = { kind: "assign", member_id: agent.memberId };
  const assigned = (await change(app, agent.token, ids, assign)).body.data.changed;
  stop();
  expect(events).toEqual(["ticket"]);
  const assignees = () =>
    Promise.all(ids.map(async (id) => (await show(app, owner.token, id)).assignee?.id ?? null));
  expect(await assignees()).toEqual([agent.memberId, agent.memberId]);
  await undo(app, agent.token, assign, assigned);
  expect(await assignees()).toEqual([owner.memberId, null]);

  const urgent = { kind: "priority", priority: "urgent" };
  const ranked = (await change(app, owner.token, ids, urgent)).body.data.changed;
  // Another member gives one of the tickets another priority, so this ticket is not undone.
  await change(app, agent.token, [waiting], { kind: "priority", priority: "low" });
  const undone = await undo(app, owner.token, urgent, ranked);
  expect(undone.body.data.refused).toEqual([{ id: waiting, code: "ticket_changed" }]);
  const priorities = await Promise.all(ids.map(async (id) => (await show(app, owner.token, id)).priority));
  expect(priorities).toEqual(["low", "medium"]);
});

test("a ticket does not go back to somebody who has lost their access, and the others are undone all the same", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const { waiting, agents } = await seedThree(app, owner);
  await change(app, owner.token, [waiting], { kind: "assign", member_id: agent.memberId });
  const path = `/api/members/${agent.memberId}/`;
  await app.request({ method: "PATCH", path, token: owner.token, json: { disabled: true } });
  const assign = { kind: "assign", member_id: owner.memberId };
  const { changed } = (await change(app, owner.token, [waiting, agents], assign)).body.data;
  const undone = await undo(app, owner.token, assign, changed);
  expect([undone.status, undone.body.data?.refused]).toEqual([
    200,
    [{ id: waiting, code: "ticket_changed" }],
  ]);
  expect((await show(app, owner.token, waiting)).assignee.id).toBe(owner.memberId);
  expect((await show(app, owner.token, agents)).assignee).toBeNull();
});

test("A21 tickets and members of another organisation are neither changed nor found", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  const { waiting } = await seedThree(app, owner);
  const theirs = await seedThree(app, other);
  const foreign = Object.values(theirs);
  const refused = foreign.map((id) => ({ id, code: "not_found" }));
  const before = await Promise.all(foreign.map((id) => show(app, other.token, id)));
  for (const wanted of [
    { kind: "close", reason: "spam" },
    { kind: "priority", priority: "urgent" },
    { kind: "assign", member_id: owner.memberId },
  ]) {
    const { body } = await change(app, owner.token, foreign, wanted);
    expect([body.data.changed, body.data.refused]).toEqual([[], refused]);
    const ticket = { status: "pending", handled_by_human: false, assignee_id: null, priority: "low" };
    const undone = await undo(
      app,
      owner.token,
      wanted,
      foreign.map((id) => ({ id, ...ticket })),
    );
    expect(undone.body.data.changed).toEqual([]);
  }
  expect(await Promise.all(foreign.map((id) => show(app, other.token, id)))).toEqual(before);
  const stranger = await change(app, owner.token, [waiting], { kind: "assign", member_id: other.memberId });
  expect([stranger.status, stranger.body.code]).toEqual([404, "not_found"]);
  const none = await change(app, owner.token, [], { kind: "priority", priority: "low" });
  expect(none.status).toBe(400);
});
