import { afterAll, expect, test } from "vitest";
import { type Seed, seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";

const atMinute = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));

async function find(app: TestApp, token: string, query: Record<string, string>): Promise<string[]> {
  const answer = await app.request({ path: `/api/tickets/?${new URLSearchParams(query)}`, token });
  expect(answer.status).toBe(200);
  expect(answer.body.meta.total).toBe(answer.body.data.length);
  return answer.body.data.map((ticket: { subject: string }) => ticket.subject);
}

test("C204 C205 the list has newest activity first, the counts of all statuses, and deferred ones that wait longest first", async () => {
  await using app = await testApp();
  const { token, organizationId } = await signUpOwner(app);
  await seedConversation(app, organizationId, { at: atMinute(5), subject: "late", status: "deferred" });
  await seedConversation(app, organizationId, { at: atMinute(1), subject: "early", status: "deferred" });
  const answered = await seedConversation(app, organizationId, {
    at: atMinute(9),
    subject: "answered",
    customer: { name: "لمى" },
    priority: "high",
  });
  await seedConversation(app, organizationId, {
    at: atMinute(3),
    subject: "done",
    status: "closed",
    closeReason: "resolved",
  });

  const all = await app.request({ path: "/api/tickets/", token });
  expect(all.status).toBe(200);
  expect(all.body.counts).toEqual({ pending: 1, deferred: 2, closed: 1 });
  expect(all.body.meta).toEqual({ page: 1, page_size: 25, total: 4 });
  expect(all.body.data.map((ticket: { subject: string }) => ticket.subject)).toEqual([
    "answered",
    "late",
    "done",
    "early",
  ]);
  expect(all.body.data[0]).toEqual({
    id: answered.ticketId,
    number: 1003,
    subject: "answered",
    status: "pending",
    priority: "high",
    channel: "chat",
    language: "ar",
    customer: { id: answered.customerId, number: 3, name: "لمى" },
    assignee: null,
    defer_reason: null,
    close_reason: null,
    rating: null,
    tags: [],
    created_at: "2026-11-20T08:09:00.000Z",
    updated_at: "2026-11-20T08:09:00.000Z",
    deferred_at: null,
    closed_at: null,
    reply_due_at: null,
    merged_into: null,
  });
  expect(await find(app, token, { status: "deferred" })).toEqual(["early", "late"]);
  expect(await find(app, token, { order: "waiting" })).toEqual(["early", "late", "answered", "done"]);
  expect(await find(app, token, { status: "closed" })).toEqual(["done"]);
  expect(await find(app, token, { customer_id: answered.customerId })).toEqual(["answered"]);
});

test("the list is narrowed by channel, priority, language, waiting time and day, and its counts with it", async () => {
  await using app = await testApp();
  const { token, organizationId } = await signUpOwner(app);
  app.setClock(atMinute(180));
  const seed = (subject: string, more: Partial<Seed>) =>
    seedConversation(app, organizationId, { at: atMinute(1), subject, ...more });
  await seed("long", {
    status: "deferred",
    channel: "whatsapp",
    priority: "high",
    customer: { name: "Long" },
  });
  await seed("short", { status: "deferred", channel: "email", at: atMinute(150) });
  await seed("done", { status: "closed", channel: "whatsapp", priority: "urgent", at: atMinute(2) });
  // In Riyadh, the 20th begins at 21:00 UTC of the 19th.
  await seed("night", { at: new Date("2026-11-19T21:30:00Z"), priority: "low" });
  await seed("evening", { at: new Date("2026-11-19T20:30:00Z"), priority: "urgent" });
  await app.database.ownerPool.query("update tickets set language = 'en' where subject = 'short'");

  expect(await find(app, token, { channel: "whatsapp" })).toEqual(["done", "long"]);
  expect(await find(app, token, { channel: "whatsapp", status: "closed" })).toEqual(["done"]);
  expect(await find(app, token, { priority: "urgent" })).toEqual(["done", "evening"]);
  expect(await find(app, token, { language: "en" })).toEqual(["short"]);
  expect(await find(app, token, { waiting_hours: "1" })).toEqual(["long"]);
  expect(await find(app, token, { waiting_hours: "3" })).toEqual([]);
  expect(
    await find(app, token, { opened_from: "2026-11-20", opened_to: "2026-11-20", order: "waiting" }),
  ).toEqual(["long", "short", "done", "night"]);
  expect(await find(app, token, { opened_to: "2026-11-19" })).toEqual(["evening"]);
  expect(await find(app, token, { channel: "whatsapp", q: "long" })).toEqual(["long"]);
  // The ticket and its customer's name both contain the word, and the search finds the ticket once.
  expect(await find(app, token, { q: "long" })).toEqual(["long"]);
  // Open tickets come first, by priority; closed tickets come last, however urgent they were.
  expect(await find(app, token, { order: "priority" })).toEqual([
    "evening",
    "long",
    "short",
    "night",
    "done",
  ]);
  const { body } = await app.request({ path: "/api/tickets/?channel=whatsapp&status=closed&q=x", token });
  expect(body.counts).toEqual({ pending: 0, deferred: 1, closed: 1 });
});

test("B35 pages cut the list without a gap or a double, also where many tickets have the same instant", async () => {
  await using app = await testApp();
  const { token, organizationId } = await signUpOwner(app);
  for (let n = 0; n < 7; n += 1)
    await seedConversation(app, organizationId, { at: atMinute(0), subject: `s${n}` });
  const seen: string[] = [];
  for (const page of [1, 2, 3, 4]) {
    const answer = await app.request({ path: `/api/tickets/?page=${page}&page_size=3`, token });
    expect(answer.body.meta).toEqual({ page, page_size: 3, total: 7 });
    seen.push(...answer.body.data.map((ticket: { subject: string }) => ticket.subject));
  }
  expect(seen.toSorted()).toEqual(["s0", "s1", "s2", "s3", "s4", "s5", "s6"]);
});

test("what there is more than 10,000 of is counted no further, and is still shown", async () => {
  await using app = await testApp();
  const { token, organizationId } = await signUpOwner(app);
  const { ticketId } = await seedConversation(app, organizationId, { at: atMinute(1), subject: "first" });
  await app.database.ownerPool.query(
    `insert into tickets (organization_id, number, conversation_id, customer_id, channel, subject, language, status, created_at, updated_at)
     select organization_id, number + n, conversation_id, customer_id, channel,
       case when n > 40 then 'later' else '' end || case when n <= 10010 then ' often' else '' end, language, 'closed', created_at, updated_at
     from tickets, generate_series(1, 10060) n where id = $1`,
    [ticketId],
  );
  const { body } = await app.request({ path: "/api/tickets/?page=402&order=waiting", token });
  expect(body.counts).toEqual({ pending: 1, deferred: 0, closed: 10_001 });
  expect(body.meta.total).toBe(10_001);
  expect(body.data).toHaveLength(25);
  // The search also finds a word of that many tickets, alone and together with a rare word.
  const common = await app.request({ path: "/api/tickets/?q=later&order=waiting", token });
  expect([common.body.meta.total, common.body.data.length]).toEqual([10_001, 25]);
  const narrowed = await app.request({ path: "/api/tickets/?q=later&status=pending", token });
  expect([narrowed.body.meta.total, narrowed.body.data]).toEqual([0, []]);
  // Each word occurs in more tickets than are counted, and both together in fewer.
  for (const narrowing of ["", "&status=closed"]) {
    const both = await app.request({ path: `/api/tickets/?q=later+often${narrowing}`, token });
    expect([both.body.meta.total, both.body.data.length]).toEqual([9970, 25]);
  }
  // These are the numbers 1050, 11050 and 10500 to 10509.
  expect(await find(app, token, { q: "later 1050" })).toHaveLength(12);
});

test.each([
  "page=0",
  "page=-1",
  "page=1.5",
  "page=abc",
  "page=100001",
  "page_size=0",
  "page_size=101",
  "status=resolved",
  "customer_id=1",
  "assignee=nobody",
  "channel=fax",
  "priority=highest",
  "language=fr",
  "waiting_hours=0",
  "waiting_hours=9999",
  "opened_from=2026-02-30",
  "opened_to=yesterday",
  "order=oldest",
  `q=${"x".repeat(201)}`,
  "page=1;drop table tickets",
])("a query that cannot be is refused with 400: %s", async (query) => {
  const app = await sharedApp();
  const answer = await app.request({ path: `/api/tickets/?${query}`, token: app.token });
  expect(answer.status).toBe(400);
  expect(answer.body.code).toBe("invalid_request");
});

test.each([
  ["احمد", "أحمد الغامدي"],
  ["أَحْمَد", "أحمد الغامدي"],
  ["الغامدى", "أحمد الغامدي"],
  ["لمي", "لمى السبيعي"],
  ["فاطمه", "فاطمة"],
  ["آلاء", "الاء"],
  ["الاء", "الاء"],
  ["قـهـوة", "فاطمة"],
  ["قهوه مختصه", "فاطمة"],
  ["ﻗﻬﻮﺓ", "فاطمة"],
  ["guji", "أحمد الغامدي"],
  ["GUJI احمد", "أحمد الغامدي"],
  ["1002", "لمى السبيعي"],
  ["#1002", "لمى السبيعي"],
  ["١٠٠٢", "لمى السبيعي"],
  ["۱۰۰۲", "لمى السبيعي"],
  ["العميل 3", "فاطمة"],
  ["زائر #3", "فاطمة"],
  ["Visitor #3", "فاطمة"],
  ["0555550142", "لمى السبيعي"],
  ["055 555 0142", "لمى السبيعي"],
  ["+966 55 555-0142", "لمى السبيعي"],
  ["00966555550142", "لمى السبيعي"],
  ["٠٥٥٥٥٥٠١٤٢", "لمى السبيعي"],
  ["lama@brew", "لمى السبيعي"],
])("searching %s finds the ticket of %s", async (typed, name) => {
  const app = await sharedApp();
  const answer = await app.request({
    path: `/api/tickets/?${new URLSearchParams({ q: typed })}`,
    token: app.token,
  });
  expect(answer.body.data.map((ticket: { customer: { name: string } }) => ticket.customer.name)).toContain(
    name,
  );
});

test.each([
  "%",
  "_",
  "\\",
  "%%",
  "' or 1=1 --",
  "'; drop table tickets; --",
  "1002' union select",
  "$1",
  "غير موجود",
  "guji لمى",
])("searching %s is only words, and finds what has them", async (typed) => {
  const app = await sharedApp();
  const answer = await app.request({
    path: `/api/tickets/?${new URLSearchParams({ q: typed })}`,
    token: app.token,
  });
  expect(answer.status).toBe(200);
  expect(answer.body.meta.total).toBe(0);
  expect(answer.body.counts).toEqual({ pending: 4, deferred: 0, closed: 0 });
});

test("another organisation's tickets are not in the list, and its tickets answer 404 to every call", async () => {
  await using app = await testApp();
  const ours = await signUpOwner(app);
  const theirs = await signUpOwner(app);
  const { ticketId, customerId } = await seedConversation(app, theirs.organizationId, {
    at: atMinute(0),
    subject: "سر",
    status: "deferred",
  });
  const { token } = ours;
  expect(await find(app, token, {})).toEqual([]);
  expect(await find(app, token, { customer_id: customerId })).toEqual([]);
  expect(await find(app, token, { q: "سر" })).toEqual([]);
  expect(await find(app, token, { q: "سر 1001" })).toEqual([]);
  const calls = [
    { path: `/api/tickets/${ticketId}/` },
    { path: `/api/tickets/${ticketId}/reply/`, json: { text: "مرحبا" } },
    { path: `/api/tickets/${ticketId}/close/`, json: { reason: "spam" } },
    { path: `/api/tickets/${ticketId}/resolve/`, method: "POST" as const },
    {
      path: `/api/tickets/${ticketId}/assignee/`,
      method: "PUT" as const,
      json: { member_id: ours.memberId },
    },
    { path: `/api/tickets/${ticketId}/priority/`, method: "PUT" as const, json: { priority: "low" } },
    { path: "/api/tickets/not-an-id/" },
  ];
  for (const call of calls) {
    const answer = await app.request({ ...call, token });
    expect([call.path, answer.status, answer.body.code]).toEqual([call.path, 404, "not_found"]);
    expect(answer.text).not.toContain("سر");
  }
  const untouched = await app.request({ path: `/api/tickets/${ticketId}/`, token: theirs.token });
  expect(untouched.body.data).toMatchObject({ status: "deferred", priority: "medium", messages: [] });
  expect((await app.request({ path: "/api/tickets/" })).status).toBe(401);
});

afterAll(async () => (await one)?.[Symbol.asyncDispose]());

let one: Promise<TestApp & { token: string }> | undefined;

/** Creates four tickets of four customers that the tests only read. */
function sharedApp(): Promise<TestApp & { token: string }> {
  return (one ??= (async () => {
    const app = await testApp();
    const { token, organizationId } = await signUpOwner(app);
    await seedConversation(app, organizationId, {
      at: atMinute(0),
      subject: "سعر Guji",
      customer: { name: "أحمد الغامدي" },
    });
    await seedConversation(app, organizationId, {
      at: atMinute(1),
      subject: "فاتورة",
      customer: { name: "لمى السبيعي", phone: "+966555550142", email: "lama@brew.example" },
    });
    await seedConversation(app, organizationId, {
      at: atMinute(2),
      subject: "قهوة مختصّة",
      customer: { name: "فاطمة" },
    });
    await seedConversation(app, organizationId, {
      at: atMinute(3),
      subject: "طحن",
      customer: { name: "الاء" },
    });
    return Object.assign(app, { token });
  })());
}
