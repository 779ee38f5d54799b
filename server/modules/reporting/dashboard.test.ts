import { expect, test } from "vitest";
import { read } from "@e965/xlsx";
import { addMember } from "#server/testing/add-member.ts";
import type { SeedMessage } from "#server/testing/seed-conversation.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

/** The time is Friday, 20 November 2026, 12:00 in Riyadh. */
const now = new Date("2026-11-20T12:00:00+03:00");
const riyadh = (local: string) => new Date(`${local}:00+03:00`);

async function shop() {
  const app = await testApp();
  app.setClock(now);
  const owner = await signUpOwner(app);
  const dashboard = async (period: string, whose: SignedUp = owner) => {
    const answer = await app.request({ path: `/api/dashboard/?period=${period}`, token: whose.token });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  return { app, owner, dashboard, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

const asks = (text: string, language: "ar" | "en" = "ar"): SeedMessage => ({
  author: "customer",
  text,
  language,
});
const answers = (title: string): SeedMessage => ({
  author: "agent",
  text: "جواب",
  decision: "answer",
  citations: [{ title }],
});
const handsOver = (title: string, confidence: number): SeedMessage => ({
  author: "agent",
  text: "حوّلت رسالتك",
  decision: "handover",
  citations: [{ title, confidence, used: false }],
});

test("C203 an empty account has zeros, empty lists and a bar for every day", async () => {
  await using on = await shop();
  const data = await on.dashboard("weekly");
  expect(data).toMatchObject({
    total_tickets: 0,
    previous_tickets: 0,
    interactions: 0,
    new_customers: 0,
    unique_customers: 0,
    answered: 0,
    answered_after_hours: 0,
    handed_over: 0,
    waiting: { count: 0, oldest: null },
    top_channel: null,
    common_issues: [],
    patterns: [],
    trends: [],
    recent_tickets: [],
    agent_live: false,
  });
  expect(data.bars).toHaveLength(7);
  expect((await on.app.request({ path: "/api/dashboard/", token: on.owner.token })).body.data.period).toBe(
    "weekly",
  );
  expect((await on.app.request({ path: "/api/dashboard/?period=daily", token: on.owner.token })).status).toBe(
    400,
  );
});

test("C201 the periods are 7 local days with today, 30 local days, and 12 months with this one", async () => {
  await using on = await shop();
  const starts = async (period: string) =>
    (await on.dashboard(period)).bars.map((bar: { start: string }) => bar.start);
  const days = (start: string, count: number) =>
    Array.from({ length: count }, (_, day) =>
      new Date(riyadh(start).getTime() + day * 86_400_000).toISOString(),
    );
  expect(await starts("weekly")).toEqual(days("2026-11-14T00:00", 7));
  expect(await starts("monthly")).toEqual(days("2026-10-22T00:00", 30));
  const months = await starts("annual");
  expect([months.length, months[0], months.at(-1)]).toEqual([
    12,
    riyadh("2025-12-01T00:00").toISOString(),
    riyadh("2026-11-01T00:00").toISOString(),
  ]);
});

test("C200 every figure is what a hand counts", async () => {
  await using on = await shop();
  const { app, owner, dashboard } = on;
  const id = owner.organizationId;
  // Conversation 1 is from today, in hours: a greeting and an answer.
  await seedConversation(app, id, {
    at: riyadh("2026-11-20T09:00"),
    subject: "first",
    messages: [
      asks("هلا"),
      { author: "agent", text: "أهلًا", decision: "smalltalk" },
      asks("متى تفتحون؟"),
      answers("أوقات العمل"),
    ],
  });
  // Conversation 2 is from Thursday 23:30, after hours: an answer, then a hand-over whose closest entry is the
  // same.
  await seedConversation(app, id, {
    at: riyadh("2026-11-19T23:30"),
    subject: "second",
    status: "deferred",
    channel: "email",
    messages: [
      asks("Are you open?", "en"),
      answers("أوقات العمل"),
      asks("وفي العيد؟"),
      handsOver("أوقات العمل", 0.4),
    ],
  });
  // Conversation 3 contains a question back, its answer, and a hand-over without a close entry.
  await seedConversation(app, id, {
    at: riyadh("2026-11-16T10:00"),
    subject: "third",
    messages: [
      asks("كم السعر؟"),
      { author: "agent", text: "أي منتج؟", decision: "clarify", citations: [{ title: "الأسعار" }] },
      asks("Guji"),
      answers("الأسعار"),
      asks("أبغى موظف"),
      handsOver("التوصيل", 0.1),
    ],
  });
  // These do not count: queued and failed replies, the note that staff has the message, and staff's own messages.
  await seedConversation(app, id, {
    at: riyadh("2026-11-17T10:00"),
    subject: "fourth",
    status: "deferred",
    messages: [
      asks("سؤال"),
      { ...answers("التوصيل"), status: "queued" },
      asks("سؤال"),
      { ...answers("التوصيل"), status: "failed" },
      asks("سؤال"),
      { author: "agent", text: "وصلت رسالتك فريقنا", reason: "waiting" },
      { author: "staff", text: "أهلًا", memberId: owner.memberId },
    ],
  });
  // This conversation is from the week before; its customer came back today.
  const back = await seedConversation(app, id, {
    at: riyadh("2026-11-10T10:00"),
    status: "closed",
    messages: [asks("قديم"), answers("الإرجاع")],
  });
  await seedConversation(app, id, {
    of: back,
    at: riyadh("2026-11-20T08:30"),
    subject: "fifth",
    messages: [asks("عدت"), answers("الإرجاع")],
  });
  // Last Friday afternoon is later in its week than the present time is in this week, so it is in neither period.
  await seedConversation(app, id, {
    at: riyadh("2026-11-13T18:00"),
    status: "closed",
    messages: [asks("بعد")],
  });
  // This conversation belongs to another business.
  const other = await signUpOwner(app);
  await seedConversation(app, other.organizationId, {
    at: riyadh("2026-11-20T10:00"),
    status: "deferred",
    messages: [asks("سر"), answers("سر")],
  });

  const data = await dashboard("weekly");
  expect(data).toMatchObject({
    from: riyadh("2026-11-14T00:00").toISOString(),
    to: now.toISOString(),
    total_tickets: 5,
    previous_tickets: 1,
    // The first two conversations have two replies each, the third three, and the fifth one.
    interactions: 8,
    answered: 5,
    answered_after_hours: 2,
    handed_over: 2,
    new_customers: 4,
    unique_customers: 5,
    waiting: { count: 2, oldest: { subject: "fourth" } },
    top_channel: { channel: "chat", share: 9 / 11 },
  });
  expect(
    data.bars.map((bar: Record<string, number>) => [bar["in_hours"], bar["after_hours"], bar["handed_over"]]),
  ).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [1, 0, 1],
    [0, 0, 0],
    [0, 0, 0],
    [0, 1, 1],
    [2, 1, 0],
  ]);
  expect(data.common_issues).toEqual([
    { id: expect.any(String), title: "أوقات العمل", count: 3, answered: 2, example: "متى تفتحون؟" },
    { id: expect.any(String), title: "الأسعار", count: 1, answered: 1, example: "Guji" },
    { id: expect.any(String), title: "الإرجاع", count: 1, answered: 1, example: "عدت" },
  ]);
  expect(data.recent_tickets.map((ticket: { subject: string }) => ticket.subject)).toEqual([
    "first",
    "fifth",
    "second",
    "fourth",
    "third",
  ]);
  expect(data.patterns).toEqual([
    { kind: "busiest_day", value: 1, share: 3 / 11, of: 11 },
    { kind: "busiest_hour", value: 10, share: 6 / 11, of: 11 },
    { kind: "after_hours", value: 3, share: 3 / 11, of: 11 },
    { kind: "returning", value: 1, share: 1 / 5, of: 5 },
    { kind: "languages", value: 10, share: 10 / 11, of: 11 },
  ]);
  const monthly = await dashboard("monthly");
  expect(monthly).toMatchObject({
    total_tickets: 7,
    previous_tickets: 0,
    interactions: 9,
    new_customers: 6,
    unique_customers: 6,
  });
  expect(await dashboard("weekly", other)).toMatchObject({
    total_tickets: 1,
    interactions: 1,
    waiting: { count: 1, oldest: { subject: "سر" } },
  });
});

test("a day begins at midnight where the shop is: 23:30 and 00:30 are two days, and other zones cut elsewhere", async () => {
  await using on = await shop();
  const { app, owner } = on;
  for (const local of ["2026-11-13T23:59", "2026-11-14T00:00", "2026-11-18T23:30", "2026-11-19T00:30"])
    await seedConversation(app, owner.organizationId, {
      at: riyadh(local),
      messages: [{ ...answers("س"), at: riyadh(local) }],
    });
  const bars = async () =>
    (await on.dashboard("weekly")).bars.map(
      (bar: { after_hours: number; in_hours: number }) => bar.in_hours + bar.after_hours,
    );
  expect(await bars()).toEqual([1, 0, 0, 0, 1, 1, 0]);
  // 12:00 in Riyadh is 4:00 in New York and 22:00 in Auckland, so hours and days shift with the time zone.
  const inZone = (zone: string) =>
    app.database.ownerPool.query("update organizations set time_zone = $1", [zone]);
  await inZone("America/New_York");
  expect(await bars()).toEqual([0, 0, 0, 0, 2, 0, 0]);
  expect((await on.dashboard("weekly")).bars[0].start).toBe("2026-11-14T05:00:00.000Z");
  await inZone("Pacific/Auckland");
  expect(await bars()).toEqual([2, 0, 0, 0, 0, 2, 0]);
});

test("after hours is before 9:00 and from 22:00 on, where the team has set no hours", async () => {
  await using on = await shop();
  for (const local of ["2026-11-19T08:59", "2026-11-19T09:00", "2026-11-19T21:59", "2026-11-19T22:00"])
    await seedConversation(on.app, on.owner.organizationId, {
      at: riyadh(local),
      messages: [{ ...answers("س"), at: riyadh(local) }],
    });
  expect(await on.dashboard("weekly")).toMatchObject({ answered: 4, answered_after_hours: 2 });
});

test("after hours is outside the team's hours: by day, by the minute, past midnight, on holidays, in its zone", async () => {
  await using on = await shop();
  const { ownerPool } = on.app.database;
  const evening = [["16:30", "01:00"]];
  const hours = {
    week: { sun: [], mon: evening, tue: evening, wed: evening, thu: evening, fri: evening, sat: [] },
    holidays: ["2026-11-18"],
  };
  await ownerPool.query("update agents set team_hours = $1 where kind = 'support'", [JSON.stringify(hours)]);
  const seedAnswered = async (local: string) =>
    seedConversation(on.app, on.owner.organizationId, {
      at: riyadh(local),
      messages: [{ ...answers("س"), at: riyadh(local) }],
    });
  // Sunday is closed, but Friday's evening hours continue into Saturday. Wednesday is a holiday, and so is its
  // night.
  const open = [
    "2026-11-16T16:30",
    "2026-11-17T00:59",
    "2026-11-17T23:00",
    "2026-11-18T00:30",
    "2026-11-19T20:00",
  ];
  const closed = [
    "2026-11-14T12:00",
    "2026-11-15T18:00",
    "2026-11-16T16:29",
    "2026-11-17T01:00",
    "2026-11-18T20:00",
    "2026-11-19T00:30",
  ];
  for (const local of [...open, ...closed]) await seedAnswered(local);
  expect(await on.dashboard("weekly")).toMatchObject({
    hours_set: true,
    answered: open.length + closed.length,
    answered_after_hours: closed.length,
  });
  // In New York, eight hours behind, the same instants differ: three of the open ones are before 16:30, and one of
  // the closed ones is in the evening.
  await ownerPool.query("update organizations set time_zone = 'America/New_York'");
  expect((await on.dashboard("weekly")).answered_after_hours).toBe(8);
});

test("C202 a trend is a topic asked about at least three times and more often than in the week before", async () => {
  await using on = await shop();
  const topics = async (at: string, counts: Record<string, number>) => {
    for (const [title, count] of Object.entries(counts))
      await seedConversation(on.app, on.owner.organizationId, {
        at: riyadh(at),
        messages: Array.from({ length: count }, () => [asks(title), answers(title)]).flat(),
      });
  };
  await topics("2026-11-18T10:00", { cold: 6, grind: 3, same: 4, rare: 2 });
  expect((await on.dashboard("weekly")).trends).toEqual([]);
  await topics("2026-11-11T10:00", { cold: 1, grind: 2, same: 4, gone: 9 });
  const { trends, falling, from_day: fromDay, previous_from_day: previousDay } = await on.dashboard("weekly");
  expect(trends).toMatchObject([
    { title: "cold", now: 6, before: 1 },
    { title: "grind", now: 3, before: 2 },
  ]);
  expect(falling).toMatchObject([{ title: "gone", now: 0, before: 9 }]);
  // Each topic links to the tickets in which it was asked about.
  const countFound = async (query: string) =>
    (await on.app.request({ path: `/api/tickets/?${query}`, token: on.owner.token })).body.meta.total;
  expect(await countFound(`topic=${trends[1].id}&asked_from=${fromDay}`)).toBe(1);
  expect(await countFound(`topic=${trends[1].id}`)).toBe(2);
  expect(await countFound(`topic=${falling[0].id}&asked_from=${fromDay}`)).toBe(0);
  expect(await countFound(`topic=${falling[0].id}&asked_from=${previousDay}`)).toBe(1);
});

test("C202 what customers ask before they order is counted in the tickets of the period with an order", async () => {
  await using on = await shop();
  const id = on.owner.organizationId;
  const ticket = async (day: string, before: string[], after: string[] = []) => {
    const timeOfDay = (time: string) => riyadh(`${day}T${time}`);
    const { ticketId } = await seedConversation(on.app, id, {
      at: timeOfDay("10:00"),
      messages: [
        ...before.flatMap((title) => [
          { ...asks(title), at: timeOfDay("10:00") },
          { ...answers(title), at: timeOfDay("10:00") },
        ]),
        ...after.flatMap((title) => [
          { ...asks(title), at: timeOfDay("12:00") },
          { ...answers(title), at: timeOfDay("12:00") },
        ]),
      ],
    });
    return {
      ticketId,
      order: async (kind = "order") => {
        await on.app.database.ownerPool.query(
          `insert into customer_requests (message_id, organization_id, ticket_id, kind, details, is_complete, created_at)
         select m.id, m.organization_id, m.ticket_id, $2, '{}', true, $3 from messages m
         where m.ticket_id = $1 and m.author = 'agent' limit 1`,
          [ticketId, kind, timeOfDay("11:00")],
        );
      },
    };
  };
  const first = await ticket("2026-11-18", ["delivery", "price"], ["returns"]);
  const second = await ticket("2026-11-19", ["delivery", "delivery"]);
  const third = await ticket("2026-11-19", [], ["price"]);
  const booked = await ticket("2026-11-19", ["price"]);
  const earlier = await ticket("2026-11-02", ["price"]);
  await ticket("2026-11-19", ["price"]);
  await first.order();
  await second.order();
  await booked.order("booking");
  await earlier.order();
  // Two orders are too few for a statement.
  expect((await on.dashboard("weekly")).before_orders).toEqual({ orders: 2, topics: [] });
  await third.order();
  const { before_orders: weekly, from_day: fromDay } = await on.dashboard("weekly");
  expect(weekly.orders).toBe(3);
  expect(weekly.topics).toMatchObject([
    { title: "delivery", count: 2 },
    { title: "price", count: 1 },
  ]);
  expect((await on.dashboard("monthly")).before_orders).toMatchObject({
    orders: 4,
    topics: [{ count: 2 }, { title: "price", count: 2 }],
  });
  // The figure links to its tickets.
  const countFound = async (query: string) =>
    (await on.app.request({ path: `/api/tickets/?${query}`, token: on.owner.token })).body.meta.total;
  expect(await countFound("request=order")).toBe(4);
  expect(await countFound("request=booking")).toBe(1);
  expect(await countFound(`request=order&request_from=${fromDay}`)).toBe(weekly.orders);
  for (const { id: topic, count } of weekly.topics)
    expect(
      await countFound(`request=order&request_from=${fromDay}&topic=${topic}&asked_from=${fromDay}`),
      "who asked afterwards is not among those who asked before they ordered",
    ).toBe(count);
});

test("C200 new customers are counted as the list of customers finds them", async () => {
  await using on = await shop();
  for (const at of ["2026-11-13T23:59", "2026-11-14T00:00", "2026-11-19T10:00"])
    await seedConversation(on.app, on.owner.organizationId, {
      at: riyadh(at),
      messages: [{ ...asks("سؤال"), at: riyadh(at) }],
    });
  const { new_customers: count, from_day: fromDay } = await on.dashboard("weekly");
  expect(count).toBe(2);
  const list = await on.app.request({ path: `/api/customers/?new_from=${fromDay}`, token: on.owner.token });
  expect(list.body.meta.total).toBe(2);
});

test("C202 customers who have not written for sixty days are counted as the list of customers finds them", async () => {
  await using on = await shop();
  for (const day of ["2026-09-01", "2026-09-10", "2026-11-19"])
    await seedConversation(on.app, on.owner.organizationId, {
      at: riyadh(`${day}T10:00`),
      messages: Array.from({ length: 10 }, () => ({ ...asks("سؤال"), at: riyadh(`${day}T10:00`) })),
    });
  const { patterns } = await on.dashboard("weekly");
  expect(patterns).toContainEqual({ kind: "lapsed", value: 2, share: 2 / 3, of: 3 });
  const list = await on.app.request({ path: "/api/customers/?quiet_days=60", token: on.owner.token });
  expect(list.body.meta.total).toBe(2);
});

test("the figures of a period become a file in the caller's language, and no title is a formula", async () => {
  await using on = await shop();
  const agent = await addMember(on.app, on.owner, "agent");
  await seedConversation(on.app, on.owner.organizationId, {
    at: riyadh("2026-11-19T10:00"),
    messages: [asks("كم السعر؟"), answers("=HYPERLINK(1)")],
  });
  const exportDashboard = (query: string, language: "ar" | "en", token = on.owner.token) =>
    on.app.request({
      path: `/api/dashboard/export/?${query}`,
      token,
      headers: { "accept-language": language },
    });
  const csv = (await exportDashboard("period=weekly", "en")).bytes.toString("utf8");
  expect(csv).toContain("Figures,Tickets,1,0\r\n");
  expect(csv).toContain("What people ask about,'=HYPERLINK(1),1,\r\n");
  expect(csv).toContain("Messages the agent answered,2026-11-19,1,\r\n");
  const book = read((await exportDashboard("format=xlsx", "ar")).bytes, {
    type: "buffer",
    cellFormula: true,
  });
  const sheet = book.Sheets["لوحة المتابعة"]!;
  expect([sheet["A2"].v, sheet["B2"].v, sheet["C2"].v]).toEqual(["الأرقام", "التذاكر", 1]);
  const cells = Object.values(sheet).filter((cell) => typeof cell === "object" && cell !== null);
  expect(cells.some((cell) => "f" in cell)).toBe(false);
  expect((await exportDashboard("period=weekly", "en", agent.token)).status).toBe(403);
});

test("hours that begin within a quarter of an hour divide its answers by the minute", async () => {
  await using on = await shop();
  const day = [["09:07", "21:52"]];
  const hours = {
    week: { sun: day, mon: day, tue: day, wed: day, thu: day, fri: day, sat: day },
    holidays: ["2026-11-17"],
  };
  await on.app.database.ownerPool.query("update agents set team_hours = $1 where kind = 'support'", [
    JSON.stringify(hours),
  ]);
  for (const local of [
    "2026-11-19T09:06",
    "2026-11-19T09:07",
    "2026-11-19T09:14",
    "2026-11-19T09:15",
    "2026-11-19T21:46",
    "2026-11-19T21:51",
    "2026-11-19T21:52",
    "2026-11-17T09:08",
  ])
    await seedConversation(on.app, on.owner.organizationId, {
      at: riyadh(local),
      messages: [
        { ...asks("س"), at: riyadh(local) },
        { ...answers("س"), at: riyadh(local) },
      ],
    });
  const data = await on.dashboard("weekly");
  expect(data).toMatchObject({ answered: 8, answered_after_hours: 3 });
});
