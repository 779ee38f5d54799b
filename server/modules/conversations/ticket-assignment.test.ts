import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";

const atMinute = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));

async function assign(app: TestApp, token: string, ticketId: string, memberId: string | null) {
  const path = `/api/tickets/${ticketId}/assignee/`;
  return app.request({ method: "PUT", path, token, json: { member_id: memberId } });
}

const list = async (app: TestApp, token: string, query: string) =>
  (await app.request({ path: `/api/tickets/?${query}`, token })).body;

const subjects = (body: { data: { subject: string }[] }) => body.data.map(({ subject }) => subject);

test("a ticket is given to a member, taken and given back, and each finds theirs in the list with its counts", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const seed = (subject: string, minute: number, status: "deferred" | "pending" | "closed") =>
    seedConversation(app, owner.organizationId, { at: atMinute(minute), subject, status });
  const first = await seed("first", 1, "deferred");
  const second = await seed("second", 2, "pending");
  const done = await seed("done", 3, "closed");
  await seed("left", 4, "pending");

  const response = await assign(app, owner.token, first.ticketId, agent.memberId);
  expect([response.status, response.body.data.assignee]).toEqual([
    200,
    { id: agent.memberId, name: "سارة العتيبي" },
  ]);
  // Assigning a ticket is not activity.
  expect(response.body.data.updated_at).toBe(atMinute(1).toISOString());
  expect((await assign(app, agent.token, second.ticketId, agent.memberId)).status).toBe(200);
  await assign(app, owner.token, done.ticketId, agent.memberId);

  const mine = await list(app, agent.token, "assignee=me");
  expect(subjects(mine)).toEqual(["done", "second", "first"]);
  expect(mine.counts).toEqual({ pending: 1, deferred: 1, closed: 1 });
  // The closed ticket no longer counts as anybody's work.
  expect(mine.assigned).toEqual({ me: 2, none: 1 });
  expect(subjects(await list(app, owner.token, `assignee=${agent.memberId}&status=deferred`))).toEqual([
    "first",
  ]);
  expect(subjects(await list(app, owner.token, "assignee=me"))).toEqual([]);
  const nobodys = await list(app, owner.token, "assignee=none");
  expect(subjects(nobodys)).toEqual(["left"]);
  expect(nobodys.meta.total).toBe(1);

  await assign(app, agent.token, first.ticketId, null);
  expect(subjects(await list(app, owner.token, "assignee=none"))).toEqual(["left", "first"]);
  const shown = await app.request({ path: `/api/tickets/${second.ticketId}/`, token: owner.token });
  expect(shown.body.data.assignee).toEqual({ id: agent.memberId, name: "سارة العتيبي" });
});

test("the others' lists hear of an assignment", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const { ticketId } = await seedConversation(app, owner.organizationId, { at: atMinute(1) });
  const events: unknown[] = [];
  const stop = app.context.events.subscribe(owner.organizationId, (event) => events.push(event));
  await assign(app, owner.token, ticketId, owner.memberId);
  stop();
  expect(events).toEqual([{ organizationId: owner.organizationId, kind: "ticket", id: ticketId }]);
});

test("the first reply takes a ticket that nobody has, and leaves another's with them", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const free = await seedConversation(app, owner.organizationId, { at: atMinute(1), status: "deferred" });
  const taken = await seedConversation(app, owner.organizationId, { at: atMinute(2), status: "deferred" });
  await assign(app, owner.token, taken.ticketId, owner.memberId);
  for (const { ticketId } of [free, taken]) {
    const path = `/api/tickets/${ticketId}/reply/`;
    expect((await app.request({ path, token: agent.token, json: { text: "أهلًا" } })).status).toBe(200);
  }
  const assigneeOf = async (ticketId: string) =>
    (await app.request({ path: `/api/tickets/${ticketId}/`, token: owner.token })).body.data.assignee.id;
  expect(await assigneeOf(free.ticketId)).toBe(agent.memberId);
  expect(await assigneeOf(taken.ticketId)).toBe(owner.memberId);
});

test("a ticket goes to no stranger and to nobody who was disabled", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const { ticketId } = await seedConversation(app, owner.organizationId, { at: atMinute(1) });
  const pool = app.database.ownerPool;
  await pool.query("update members set disabled_at = now() where id = $1", [agent.memberId]);
  for (const memberId of [other.memberId, agent.memberId, crypto.randomUUID()]) {
    const answer = await assign(app, owner.token, ticketId, memberId);
    expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
  }
  expect((await assign(app, owner.token, ticketId, "me")).status).toBe(400);
  // The database refuses the change too, for every user.
  const steal = pool.query("update tickets set assignee_id = $1 where id = $2", [other.memberId, ticketId]);
  await expect(steal).rejects.toThrow(/foreign key/);
});

test("the tickets of a removed member stay, and are nobody's", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const { ticketId } = await seedConversation(app, owner.organizationId, {
    at: atMinute(1),
    subject: "hers",
  });
  await assign(app, owner.token, ticketId, agent.memberId);
  await app.request({ method: "DELETE", path: `/api/members/${agent.memberId}/`, token: owner.token });
  expect(subjects(await list(app, owner.token, "assignee=none"))).toEqual(["hers"]);
});

test("C238 an assignment is mailed to whom it gives tickets, one mail for many, unless they did it or switched it off", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const seed = async (subject: string) =>
    (await seedConversation(app, owner.organizationId, { at: atMinute(1), subject, status: "deferred" }))
      .ticketId;
  const [first, second] = [await seed("Broken cup"), await seed("Late parcel")];
  const mails = async () =>
    (
      await app.database.ownerPool.query(
        "select to_address, text from mails where text like '%Broken cup%' or text like '%Late parcel%' order by created_at",
      )
    ).rows;
  await assign(app, agent.token, first, agent.memberId);
  expect(await mails()).toEqual([]);
  await assign(app, agent.token, first, null);
  await assign(app, owner.token, first, agent.memberId);
  await assign(app, owner.token, first, agent.memberId);
  expect(await mails()).toEqual([
    { to_address: agent.email, text: expect.stringContaining(`/tickets/${first}`) },
  ]);
  const change = { kind: "assign", member_id: agent.memberId };
  const many = (ids: string[]) =>
    app.request({ path: "/api/tickets/changes/", token: owner.token, json: { ids, change } });
  await assign(app, owner.token, first, null);
  expect((await many([first, second])).status).toBe(200);
  expect(await mails()).toHaveLength(2);
  expect((await mails()).at(-1).text).toMatch(/Broken cup[\s\S]+Late parcel/);

  const json = { notification: "assigned:mail", is_on: false };
  const off = await app.request({ method: "PUT", path: "/api/me/notifications/", token: agent.token, json });
  expect(off.body.data).toEqual({ muted: ["waiting:mail", "assigned:mail"] });
  await assign(app, owner.token, second, null);
  await assign(app, owner.token, second, agent.memberId);
  expect(await mails()).toHaveLength(2);
  const read = await app.request({ path: "/api/me/notifications/", token: owner.token });
  expect(read.body.data).toEqual({ muted: ["waiting:mail"] });
});
