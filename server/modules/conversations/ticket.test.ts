import { standardThresholds } from "#server/versions/quality/thresholds.ts";
import { expect, test } from "vitest";
import { tenantOf } from "#server/tenant.ts";
import { type Seed, seedConversation } from "#server/testing/seed-conversation.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";

const now = new Date("2026-11-20T09:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

async function createTicket(seed: Partial<Seed> = {}) {
  const app = await testApp();
  app.setClock(now);
  const owner = await signUpOwner(app);
  const made = await seedConversation(app, owner.organizationId, {
    at: ago(10),
    status: "deferred",
    ...seed,
  });
  const call = (name: string, json: unknown) =>
    app.request({ method: "POST", path: `/api/tickets/${made.ticketId}/${name}/`, token: owner.token, json });
  return { app, owner, ...made, call, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

async function read(app: TestApp, owner: SignedUp, ticketId: string) {
  const answer = await app.request({ path: `/api/tickets/${ticketId}/`, token: owner.token });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

/** Returns the waiting jobs with their names and queues. */
async function waitingJobs(app: TestApp) {
  const { rows } = await app.database.ownerPool.query(
    "select name, queue from jobs where name = 'conversations.deliver'",
  );
  return rows as { name: string; queue: string }[];
}

test("C207 B42 B44 a ticket shows the conversation oldest first with sources, the customer and what came before", async () => {
  await using on = await createTicket({
    status: "closed",
    closeReason: "answered",
    at: ago(3000),
    customer: {
      name: "عبدالإله",
      phone: "+966555550187",
      email: "orders@brew.example",
      account_name: "ركن المذاق",
    },
    messages: [{ author: "customer", text: "كم سعر الكيلو؟" }],
  });
  const { app, owner } = on;
  const now2 = await seedConversation(app, owner.organizationId, {
    of: on,
    at: ago(5),
    subject: "سعر 40 كغم",
    status: "deferred",
    messages: [
      { author: "customer", text: "كم سعر 40 كيلو؟" },
      {
        author: "agent",
        text: "حوّلت رسالتك إلى فريقنا",
        decision: "handover",
        confidence: 0.41,
        reason: "low_confidence",
        citations: [
          {
            label: "أسعار الجملة.xlsx · صف 12",
            quote: "من 10 إلى 25 كغم",
            title: "أسعار الجملة",
            confidence: 0.41,
            used: false,
          },
        ],
      },
      { author: "staff", text: "أهلًا بك", memberId: owner.memberId },
    ],
  });
  const ticket = await read(app, owner, now2.ticketId);
  expect(ticket).toMatchObject({
    subject: "سعر 40 كغم",
    status: "deferred",
    defer_reason: "no_answer",
    conversation_id: on.conversationId,
    close_note: null,
    closed_by: null,
    answer_from: standardThresholds.answerFrom,
    customer: {
      id: on.customerId,
      name: "عبدالإله",
      phone: "+966555550187",
      email: "orders@brew.example",
      account_name: "ركن المذاق",
    },
  });
  expect(ticket.messages.map((message: { text: string }) => message.text)).toEqual([
    "كم سعر الكيلو؟",
    "كم سعر 40 كيلو؟",
    "حوّلت رسالتك إلى فريقنا",
    "أهلًا بك",
  ]);
  expect(ticket.messages[0].ticket_id).toBe(on.ticketId);
  expect(ticket.messages[2]).toMatchObject({
    author: "agent",
    decision: "handover",
    confidence: expect.closeTo(0.41),
    reason: "low_confidence",
    citations: [
      {
        source_id: null,
        label: "أسعار الجملة.xlsx · صف 12",
        quote: "من 10 إلى 25 كغم",
        confidence: 0.41,
        used: false,
      },
    ],
  });
  expect(ticket.messages[3]).toMatchObject({
    author: "staff",
    author_name: expect.any(String),
    citations: [],
    choices: [],
  });
  expect(ticket.previous).toHaveLength(1);
  expect(ticket.previous[0]).toMatchObject({ id: on.ticketId, status: "closed", close_reason: "answered" });
});

test("beside a ticket stand at most ten earlier ones, newest first", async () => {
  await using on = await createTicket();
  for (let n = 1; n <= 12; n += 1)
    await seedConversation(on.app, on.owner.organizationId, {
      of: on,
      at: ago(1000 - n),
      subject: `s${n}`,
      status: "closed",
    });
  const { previous } = await read(on.app, on.owner, on.ticketId);
  expect(previous.map((ticket: { subject: string }) => ticket.subject)).toEqual([
    "s12",
    "s11",
    "s10",
    "s9",
    "s8",
    "s7",
    "s6",
    "s5",
    "s4",
    "s3",
  ]);
});

test("D43 a reply is stored with its delivery, takes the ticket from deferred to pending and keeps it in a person's hands", async () => {
  await using on = await createTicket();
  const answer = await on.call("reply", { text: "  السعر 86 ر.س\n" });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    author: "staff",
    text: "السعر 86 ر.س",
    status: "queued",
    ticket_id: on.ticketId,
    created_at: now.toISOString(),
    author_name: expect.stringMatching(/./),
  });
  expect(await waitingJobs(on.app)).toEqual([
    { name: "conversations.deliver", queue: `delivery:${on.conversationId}` },
  ]);
  const ticket = await read(on.app, on.owner, on.ticketId);
  expect(ticket).toMatchObject({ status: "pending", updated_at: now.toISOString() });
  const row = await tenantOf(on.app.context, on.owner.organizationId).transaction((db) =>
    db
      .selectFrom("tickets")
      .select("handled_by_human")
      .where("id", "=", on.ticketId)
      .executeTakeFirstOrThrow(),
  );
  expect(row.handled_by_human).toBe(true);
});

test("the same client_id twice is one message and one delivery, also at the same time and after the ticket was closed", async () => {
  await using on = await createTicket();
  const send = () => on.call("reply", { text: "أهلًا", client_id: "phone-1" });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
  expect(await waitingJobs(on.app)).toHaveLength(1);
  await on.call("close", { reason: "answered" });
  expect((await send()).body.data.id).toBe(answers[0].body.data.id);
  expect((await on.call("reply", { text: "أهلًا", client_id: "phone-2" })).body.code).toBe("ticket_closed");
  expect((await read(on.app, on.owner, on.ticketId)).messages).toHaveLength(1);
});

test("a reply has 1 to 4,000 characters; whatever they are, they are stored as they were written", async () => {
  await using on = await createTicket();
  for (const text of ["", "  \n "])
    expect((await on.call("reply", { text })).body).toMatchObject({ code: "message_empty" });
  expect((await on.call("reply", { text: "ا".repeat(4001) })).body).toMatchObject({
    code: "message_too_long",
  });
  expect((await on.call("reply", { text: "🙂".repeat(4000) })).status).toBe(200);
  expect((await on.call("reply", {})).body.fields).toHaveProperty("text");
  const odd = "'; drop table messages; -- <script>alert(1)</script> \u202e %s $1 ١٢٣";
  expect((await on.call("reply", { text: odd })).body.data.text).toBe(odd);
  expect((await on.call("reply", { text: `${odd}\0` })).body.fields).toHaveProperty("text");
  expect((await read(on.app, on.owner, on.ticketId)).messages).toHaveLength(2);
});

test("C206 closing needs one of the reasons; it says who closed, when and why", async () => {
  await using on = await createTicket();
  for (const body of [{}, { reason: "" }, { reason: "because" }]) {
    const refused = await on.call("close", body);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["reason"]]);
  }
  const closed = await on.call("close", { reason: "duplicate", note: " مثل ‎1184 " });
  expect(closed.status).toBe(200);
  expect(closed.body.data).toMatchObject({
    status: "closed",
    close_reason: "duplicate",
    closed_at: now.toISOString(),
  });
  const me = await on.app.request({ path: "/api/me/", token: on.owner.token });
  expect(await read(on.app, on.owner, on.ticketId)).toMatchObject({
    close_note: "مثل ‎1184",
    closed_by: me.body.data.user.name,
  });
  for (const again of [
    await on.call("close", { reason: "other" }),
    await on.call("resolve", {}),
    await on.call("reply", { text: "x" }),
  ])
    expect([again.status, again.body.code]).toEqual([409, "ticket_closed"]);
});

test("D43 resolving closes with the reason resolved", async () => {
  await using on = await createTicket();
  const answer = await on.app.request({
    method: "POST",
    path: `/api/tickets/${on.ticketId}/resolve`,
    token: on.owner.token,
  });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    status: "closed",
    close_reason: "resolved",
    closed_at: now.toISOString(),
  });
});

test("of two who close at the same time one does", async () => {
  await using on = await createTicket();
  const answers = await Promise.all([on.call("close", { reason: "spam" }), on.call("resolve", {})]);
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("a priority is one of four and does not move the ticket in the list", async () => {
  await using on = await createTicket();
  const put = (priority: string) =>
    on.app.request({
      method: "PUT",
      path: `/api/tickets/${on.ticketId}/priority/`,
      token: on.owner.token,
      json: { priority },
    });
  expect((await put("asap")).status).toBe(400);
  const answer = await put("urgent");
  expect(answer.body.data).toMatchObject({ priority: "urgent", updated_at: ago(10).toISOString() });
});

test("every change is told to the organisation's screens, and to nobody else's, after it can be read", async () => {
  await using on = await createTicket();
  const other = await signUpOwner(on.app);
  const events: string[] = [];
  const foreign: string[] = [];
  on.app.context.events.subscribe(on.owner.organizationId, (event) =>
    events.push(`${event.kind} ${event.id}`),
  );
  on.app.context.events.subscribe(other.organizationId, (event) => foreign.push(event.kind));
  await on.call("reply", { text: "أهلًا" });
  await on.app.request({
    method: "PUT",
    path: `/api/tickets/${on.ticketId}/priority/`,
    token: on.owner.token,
    json: { priority: "low" },
  });
  await on.call("resolve", {});
  expect(events).toEqual([
    `message ${on.ticketId}`,
    `ticket ${on.ticketId}`,
    `ticket ${on.ticketId}`,
    `ticket ${on.ticketId}`,
  ]);
  expect(foreign).toEqual([]);
});
