import { expect, test } from "vitest";
import { defaultTeamHours, type TeamHours } from "#shared/rules/team-hours.ts";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { noticeOverdueTicketsJob } from "./jobs/notice-overdue.ts";
import { testDatabase } from "#server/testing/test-database.ts";

const riyadh = (local: string) => new Date(`${local}:00+03:00`);
/** The team works from Sunday to Thursday, 9:00 to 17:00; 23 November 2026 is a Monday. */
const week = defaultTeamHours;
const evenings: TeamHours = {
  week: { sun: [], mon: [], tue: [], wed: [], thu: [["20:00", "02:00"]], fri: [["14:00", "00:00"]], sat: [] },
  holidays: [],
};
const split: TeamHours = {
  ...week,
  week: {
    ...week.week,
    mon: [
      ["13:00", "15:00"],
      ["09:00", "10:00"],
    ],
  },
};
const never: TeamHours = { ...week, week: { ...week.week, sun: [], mon: [], tue: [], wed: [], thu: [] } };

test("a reply is due when so many of the team's hours have passed", async () => {
  await using database = await testDatabase();
  const dueAt = async (since: Date, hours: number, team: TeamHours | null, zone = "Asia/Riyadh") => {
    const { rows } = await database.ownerPool.query<{ due: Date | null }>(
      "select business_time_after($1, $2, $3, $4) as due",
      [since, hours * 60, team && JSON.stringify(team), zone],
    );
    return rows[0]?.due ?? null;
  };
  const cases: [string, Date, number, TeamHours | null, Date | null][] = [
    ["within the day", riyadh("2026-11-23T10:15"), 2, week, riyadh("2026-11-23T12:15")],
    ["until the minute the team leaves", riyadh("2026-11-23T16:00"), 1, week, riyadh("2026-11-23T17:00")],
    ["over the night", riyadh("2026-11-23T16:30"), 1, week, riyadh("2026-11-24T09:30")],
    ["from before the team comes", riyadh("2026-11-23T03:00"), 1, week, riyadh("2026-11-23T10:00")],
    ["from after it has left", riyadh("2026-11-23T20:00"), 1, week, riyadh("2026-11-24T10:00")],
    ["over closed days", riyadh("2026-11-26T16:00"), 2, week, riyadh("2026-11-29T10:00")],
    [
      "over a holiday",
      riyadh("2026-11-23T16:00"),
      2,
      { ...week, holidays: ["2026-11-24"] },
      riyadh("2026-11-25T10:00"),
    ],
    ["over some days", riyadh("2026-11-23T09:00"), 20, week, riyadh("2026-11-25T13:00")],
    [
      "over a break, in whatever order the day's hours stand",
      riyadh("2026-11-23T09:30"),
      1,
      split,
      riyadh("2026-11-23T13:30"),
    ],
    ["past midnight", riyadh("2026-11-26T23:00"), 2, evenings, riyadh("2026-11-27T01:00")],
    [
      "from the hours that began yesterday",
      riyadh("2026-11-27T01:00"),
      2,
      evenings,
      riyadh("2026-11-27T15:00"),
    ],
    ["without hours every hour counts", riyadh("2026-11-27T23:00"), 4, null, riyadh("2026-11-28T03:00")],
    ["nobody is ever there", riyadh("2026-11-23T09:00"), 1, never, null],
  ];
  for (const [name, since, hours, team, due] of cases)
    expect([name, await dueAt(since, hours, team)]).toEqual([name, due]);
  // In New York the clock goes back on 1 November, so hours are counted in local time.
  const newYork = await dueAt(new Date("2026-10-30T16:00:00-04:00"), 2, evenings, "America/New_York");
  expect(newYork).toEqual(new Date("2026-10-30T18:00:00-04:00"));
});

test("a waiting ticket is due by its priority, and is reckoned anew when targets, hours or its state change", async () => {
  await using app = await testApp();
  const now = riyadh("2026-11-23T12:00");
  app.setClock(now);
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const targets = { urgent: 1, high: 4, medium: 8, low: null };
  const put = (path: string, json: unknown, token = owner.token) =>
    app.request({ method: "PUT", path, token, json: json as never });
  const save = (json: unknown, token = owner.token) => put("/api/organization/reply-targets/", json, token);
  const setHours = (team: TeamHours) =>
    app.database.ownerPool.query("update agents set team_hours = $1 where kind = 'support'", [
      JSON.stringify(team),
    ]);
  await setHours(week);
  const wait = async (local: string, priority: "urgent" | "high" | "low") =>
    (
      await seedConversation(app, owner.organizationId, {
        at: riyadh(local),
        status: "deferred",
        priority,
        messages: [{ author: "customer", text: "مرحبًا", at: riyadh(local) }],
      })
    ).ticketId;
  const high = await wait("2026-11-23T11:00", "high");
  const urgent = await wait("2026-11-23T10:30", "urgent");
  const low = await wait("2026-11-23T09:00", "low");
  const list = async (query: string) =>
    (await app.request({ path: `/api/tickets/?${query}`, token: owner.token })).body;
  const ids = async (query: string) => (await list(query)).data.map(({ id }: { id: string }) => id);
  const due = async (id: string) =>
    (await app.request({ path: `/api/tickets/${id}/`, token: owner.token })).body.data.reply_due_at;
  expect(await due(urgent)).toBeNull();

  expect((await save(targets, agent.token)).status).toBe(403);
  expect((await save({ ...targets, low: 0 })).status).toBe(400);
  expect((await save(targets)).body.data).toEqual(targets);
  const me = (await app.request({ path: "/api/me/", token: owner.token })).body.data;
  expect(me.organization.reply_targets).toEqual(targets);
  expect([await due(urgent), await due(high), await due(low)]).toEqual([
    riyadh("2026-11-23T11:30").toISOString(),
    riyadh("2026-11-23T15:00").toISOString(),
    null,
  ]);
  expect(await ids("order=due")).toEqual([urgent, high, low]);
  expect(await list("order=due&overdue=true")).toMatchObject({
    data: [{ id: urgent }],
    meta: { total: 1 },
    counts: { pending: 0, deferred: 1, closed: 0 },
  });

  await put(`/api/tickets/${low}/priority/`, { priority: "urgent" });
  expect(await due(low)).toBe(riyadh("2026-11-23T10:00").toISOString());
  expect(await ids("order=due&overdue=true")).toEqual([low, urgent]);
  // The reply was what was due; the customer's next message starts the time again.
  await app.request({ path: `/api/tickets/${low}/reply/`, token: owner.token, json: { text: "تم" } });
  expect(await due(low)).toBeNull();
  await app.request({ path: `/api/tickets/${urgent}/resolve/`, token: owner.token, json: {} });
  expect(await ids("order=due&overdue=true")).toEqual([]);

  await setHours({ ...week, holidays: ["2026-11-23"] });
  expect(await due(high)).toBe(riyadh("2026-11-24T13:00").toISOString());
  await save({ ...targets, high: null });
  expect(await due(high)).toBeNull();
});

test("C238 whoever has a ticket is told once when its reply is overdue, the owner of one that nobody has", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const setTime = (local: string) => app.setClock(riyadh(local));
  const put = (path: string, json: object, token = owner.token) =>
    app.request({ method: "PUT", path, token, json });
  setTime("2026-11-23T10:00");
  for (const { token } of [owner, other])
    await put("/api/organization/reply-targets/", { urgent: 1, high: 1, medium: 1, low: null }, token);
  const wait = async (subject: string, organizationId = owner.organizationId) =>
    (
      await seedConversation(app, organizationId, {
        at: riyadh("2026-11-23T10:00"),
        subject,
        status: "deferred",
      })
    ).ticketId;
  const hers = await wait("Broken cup");
  const free = await wait("Late parcel");
  await put(`/api/tickets/${hers}/assignee/`, { member_id: agent.memberId });
  const run = () => noticeOverdueTicketsJob(app.context, {}, { number: 1, last: false });
  const mails = async () =>
    (
      await app.database.ownerPool.query(
        "select to_address, ticket_id from mails where subject ~ 'overdue|تأخر' order by created_at, to_address",
      )
    ).rows;
  setTime("2026-11-23T10:59");
  expect(await run()).toBe("Skipped: no reply became overdue");
  setTime("2026-11-23T11:00");
  expect(await run()).toBe("Told of 2 overdue tickets");
  expect(await run()).toBe("Skipped: no reply became overdue");
  expect(await mails()).toEqual(
    expect.arrayContaining([
      { to_address: agent.email, ticket_id: hers },
      { to_address: owner.email, ticket_id: free },
    ]),
  );
  expect(await mails()).toHaveLength(2);
  // The reply is due at another time and late again, so the member is notified again unless they have switched this
  // off.
  await put("/api/me/notifications/", { notification: "overdue:mail", is_on: false }, agent.token);
  await app.database.ownerPool.query("update tickets set deferred_at = deferred_at + interval '1 minute'");
  setTime("2026-11-23T11:30");
  expect(await run()).toBe("Told of 2 overdue tickets");
  expect((await mails()).map(({ to_address }) => to_address)).toEqual(
    expect.arrayContaining([owner.email, owner.email, agent.email]),
  );
  expect(await mails()).toHaveLength(3);
  // Another business is notified of its own tickets only, and nobody of tickets that have been late for days.
  const theirs = await wait("Theirs", other.organizationId);
  expect(await run()).toBe("Told of 1 overdue tickets");
  expect(await mails()).toContainEqual({ to_address: other.email, ticket_id: theirs });
  setTime("2026-11-26T10:00");
  await wait("Old");
  expect(await run()).toBe("Skipped: no reply became overdue");
});
