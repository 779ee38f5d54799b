import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { businessPhone, channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner, type SignedUp } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import { closeInactiveTicketsJob } from "./jobs/close-quiet-tickets.ts";

const dayMs = 86_400_000;
const start = new Date("2026-11-20T09:00:00Z");

/** Creates a business whose agent is not trained, so that every message of a customer waits for staff. */
async function shop() {
  const app = await testApp();
  app.setClock(start);
  const owner = await signUpOwner(app);
  const { token } = owner;
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token });
  const chat = made.body.data.token as string;
  const customer = () => {
    const headers = { "x-session-id": `session_${randomBytes(12).toString("hex")}` };
    const ticket = async () =>
      (await app.request({ path: "/api/tickets/?status=deferred", token })).body.data[0];
    return {
      say: (text: string) =>
        app.request({ path: "/webhook/chatbot/", headers, form: { customer_msg: text, chat_token: chat } }),
      question: async () =>
        (await app.request({ path: `/webhook/chatbot/${chat}/`, headers })).body.rating_question,
      rate: (id: string, rating: string, comment?: string) =>
        app.request({
          path: "/webhook/chatbot/rating/",
          headers,
          form: { chat_token: chat, id, rating, ...(comment !== undefined && { comment }) },
        }),
      ticket,
    };
  };
  const close = async (id: string, reason = "resolved") => {
    const path = `/api/tickets/${id}/close/`;
    expect((await app.request({ path, token, json: { reason } })).status).toBe(200);
    return app.runJobs();
  };
  return { app, owner, token, customer, close, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

const readTicket = async (app: TestApp, { token }: SignedUp, id: string) =>
  (await app.request({ path: `/api/tickets/${id}/`, token })).body.data;

test("a customer is asked once after a closing, answers, changes the answer within a day, and staff see it", async () => {
  await using on = await shop();
  const { app, owner, close } = on;
  const customer = on.customer();
  await customer.say("أبغى موظف");
  expect(await customer.question()).toBeNull();
  const { id } = await customer.ticket();
  expect(await close(id)).toContain(`Asked the customer of ticket ${id}`);
  const ratingQuestion = await customer.question();
  expect(ratingQuestion).toEqual({ id: expect.any(String), rating: null, comment: null });

  expect((await customer.rate(ratingQuestion.id, "perfect")).status).toBe(400);
  expect((await customer.rate("x", "good")).status).toBe(400);
  expect((await customer.rate(ratingQuestion.id, "bad", " تأخر الرد ")).body.data).toEqual({
    id: ratingQuestion.id,
    rating: "bad",
    comment: "تأخر الرد",
  });
  app.setClock(new Date(start.getTime() + dayMs - 1000));
  const twice = await Promise.all([
    customer.rate(ratingQuestion.id, "good"),
    customer.rate(ratingQuestion.id, "good"),
  ]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await customer.question()).toEqual({ id: ratingQuestion.id, rating: "good", comment: "تأخر الرد" });
  expect(await readTicket(app, owner, id)).toMatchObject({
    status: "closed",
    rating: "good",
    rated: { comment: "تأخر الرد", at: start.toISOString() },
  });
  app.setClock(new Date(start.getTime() + dayMs));
  expect(await customer.question()).toBeNull();
  const late = await customer.rate(ratingQuestion.id, "bad");
  expect([late.status, late.body.code]).toEqual([409, "rating_closed"]);

  // The same customer is not asked again for two weeks.
  await customer.say("سؤال آخر");
  expect(await close(id)).toContain("Skipped: the customer was asked a short time ago");
  app.setClock(new Date(start.getTime() + 14 * dayMs));
  await customer.say("سؤال بعد أسبوعين");
  const next = await customer.ticket();
  await close(next.id);
  const again = await customer.question();
  expect(again.id).not.toBe(ratingQuestion.id);
  app.setClock(new Date(start.getTime() + 21 * dayMs));
  expect((await customer.rate(again.id, "good")).body.code).toBe("rating_closed");
});

test("nobody else answers a question: not another session, another organisation or a made-up id", async () => {
  await using on = await shop();
  const customer = on.customer();
  await customer.say("أبغى موظف");
  const { id } = await customer.ticket();
  await on.close(id);
  const ratingQuestion = await customer.question();
  const stranger = on.customer();
  await stranger.say("مرحبا");
  expect(await stranger.question()).toBeNull();
  const other = await signUpOwner(on.app);
  const made = await on.app.request({ method: "POST", path: "/api/chatbot/generate/", token: other.token });
  const elsewhere = await on.app.request({
    path: "/webhook/chatbot/rating/",
    headers: { "x-session-id": `session_${randomBytes(12).toString("hex")}` },
    form: { chat_token: made.body.data.token, id: ratingQuestion.id, rating: "bad" },
  });
  const tried = [
    elsewhere,
    await stranger.rate(ratingQuestion.id, "bad"),
    await customer.rate(randomUUID(), "bad"),
  ];
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await readTicket(on.app, on.owner, id)).toMatchObject({ rating: null, rated: null });
  expect((await customer.rate(ratingQuestion.id, "okay")).status).toBe(200);
  expect(await readTicket(on.app, on.owner, id)).toMatchObject({ rating: "okay" });
});

test("who is not asked: after spam, where the owner switched it off, of a ticket they never wrote in, of the agent's own, twice", async () => {
  await using on = await shop();
  const { app, owner, token, close } = on;
  const spam = on.customer();
  await spam.say("أبغى موظف");
  expect(await close((await spam.ticket()).id, "spam")).toContain(
    "Skipped: nobody was helped by the closing",
  );
  const silent = await seedConversation(app, owner.organizationId, {
    at: start,
    messages: [{ author: "staff", text: "مرحبًا" }],
  });
  expect(await close(silent.ticketId)).toContain("Skipped: the customer never wrote in the ticket");
  const messages = [
    { author: "customer" as const, text: "سؤال" },
    { author: "agent" as const, text: "جواب" },
  ];
  // A mail has no buttons.
  const mail = await seedConversation(app, owner.organizationId, { at: start, channel: "email", messages });
  expect(await close(mail.ticketId)).toEqual([]);
  // A quiet ticket that only the agent handled is not asked about; one that a person had is.
  const at = new Date(start.getTime() - 2 * dayMs);
  await seedConversation(app, owner.organizationId, { at, messages });
  const had = await seedConversation(app, owner.organizationId, { at, messages });
  await app.database.ownerPool.query("update tickets set deferred_at = created_at where id = $1", [
    had.ticketId,
  ]);
  await closeInactiveTicketsJob(app.context, {}, { number: 1, last: false });
  expect(await app.runJobs()).toEqual([`Asked the customer of ticket ${had.ticketId}`]);
  // Two tickets of one customer are closed together.
  const first = await seedConversation(app, owner.organizationId, {
    at: start,
    status: "deferred",
    messages,
  });
  const second = await seedConversation(app, owner.organizationId, {
    at: start,
    of: first,
    status: "deferred",
    messages,
  });
  const many = { ids: [first.ticketId, second.ticketId], change: { kind: "close", reason: "resolved" } };
  await app.request({ path: "/api/tickets/changes/", token, json: many });
  expect((await app.runJobs()).toSorted()).toEqual([
    expect.stringMatching(/^Asked/),
    "Skipped: the customer was asked a short time ago",
  ]);

  const agent = await addMember(app, owner, "agent");
  const set = (whose: string, asks_rating: boolean) =>
    app.request({
      method: "PUT",
      path: "/api/organization/rating-question/",
      token: whose,
      json: { asks_rating },
    });
  expect((await set(agent.token, false)).status).toBe(403);
  expect((await set(token, false)).body.data).toEqual({ asks_rating: false });
  expect((await app.request({ path: "/api/me/", token })).body.data.organization.asks_rating).toBe(false);
  const log = await app.request({ path: "/api/activity/?area=people", token });
  expect(log.body.data[0]).toMatchObject({ action: "organizations.setRatingQuestion" });
  const off = on.customer();
  await off.say("أبغى موظف");
  expect(await close((await off.ticket()).id)).toContain("Skipped: the owner has switched the question off");
  expect(await off.question()).toBeNull();
});

test("a question goes with the closing it belongs to: undone or written to again, it is gone", async () => {
  await using on = await shop();
  const { app, token, close } = on;
  const customer = on.customer();
  await customer.say("أبغى موظف");
  const { id } = await customer.ticket();
  const change = { kind: "close", reason: "resolved" };
  const closed = await app.request({ path: "/api/tickets/changes/", token, json: { ids: [id], change } });
  await app.request({
    path: "/api/tickets/changes/undo/",
    token,
    json: { change, tickets: closed.body.data.changed },
  });
  expect(await app.runJobs()).toContain("Skipped: the ticket is open again");
  await close(id);
  expect(await customer.question()).not.toBeNull();
  await customer.say("ما انحلت المشكلة");
  expect(await customer.question()).toBeNull();
});

test("ratings narrow the list by their value and day, stand in the export, and count on the dashboard", async () => {
  await using on = await shop();
  const { app, token, close } = on;
  const seedRating = async (rating: string | null, day: number) => {
    app.setClock(new Date(start.getTime() + day * dayMs));
    const customer = on.customer();
    await customer.say("أبغى موظف");
    const { id } = await customer.ticket();
    await close(id);
    if (rating) await customer.rate((await customer.question()).id, rating);
    return id as string;
  };
  const before = await seedRating("bad", -8);
  const good = await seedRating("good", -1);
  const okay = await seedRating("okay", 0);
  await seedRating(null, 0);
  const ids = async (query: string) =>
    (await app.request({ path: `/api/tickets/?order=newest&${query}`, token })).body.data.map(
      (ticket: { id: string }) => ticket.id,
    );
  expect(await ids("rating=any")).toEqual([okay, good, before]);
  expect(await ids("rating=bad")).toEqual([before]);
  const { data } = (await app.request({ path: "/api/dashboard/", token })).body;
  expect(data.ratings).toEqual({
    count: 2,
    good: 1,
    previous_count: 1,
    previous_good: 0,
    from_day: "2026-11-14",
  });
  expect(await ids(`rated_from=${data.ratings.from_day}`)).toEqual([okay, good]);
  const file = await app.request({ path: "/api/tickets/export/?rating=good", token });
  const [head, row] = file.bytes.toString("utf8").split("\r\n");
  expect([head?.split(",").at(-3), row?.split(",").at(-3)]).toEqual(["Satisfaction", "Satisfied"]);
});

const noura = { number: "966500000001", name: "نورة" };

test("on WhatsApp the question has buttons; a pressed one is kept, thanked for, and opens nothing again", async () => {
  await using shopOn = await channelShop();
  const { app, platforms, owner, settle } = shopOn;
  await connectWhatsappViaMeta(shopOn, owner);
  const { token } = owner;
  platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "أبغى أكلم موظف" });
  await settle();
  const { id } = (await app.request({ path: "/api/tickets/", token })).body.data[0];
  await app.request({ path: `/api/tickets/${id}/resolve/`, method: "POST", token });
  // Nothing is sent until the time to undo a mistaken closing is over.
  expect(await settle()).toEqual([]);
  await app.passTime(60_000);
  await settle();
  const last = () => platforms.whatsapp.state.lines.findLast(({ side }) => side === "business");
  expect(last()).toMatchObject({
    text: expect.stringContaining("كيف كانت مساعدتنا لك؟"),
    choices: ["خدمة ممتازة", "خدمة مقبولة", "خدمة سيئة"],
  });
  const interactions = async () =>
    (await app.request({ path: "/api/dashboard/", token })).body.data.interactions as number;
  const before = await interactions();
  platforms.whatsapp.write(businessPhone, noura, { type: "button", text: "خدمة مقبولة" });
  await settle();
  expect(last()).toMatchObject({ text: "شكرًا لك، وصلنا تقييمك." });
  expect(await readTicket(app, owner, id)).toMatchObject({ status: "closed", rating: "okay" });
  expect(await interactions()).toBe(before);
  // Any other text from the customer is an ordinary message.
  platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "توصلون جدة؟" });
  await settle();
  expect(await readTicket(app, owner, id)).toMatchObject({ status: "pending", rating: "okay" });
});

test("a question that cannot be delivered brings no closed ticket back to staff", async () => {
  await using shopOn = await channelShop();
  const { app, platforms, owner, settle } = shopOn;
  await connectWhatsappViaMeta(shopOn, owner);
  const { token } = owner;
  platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "أبغى أكلم موظف" });
  await settle();
  const { id } = (await app.request({ path: "/api/tickets/", token })).body.data[0];
  await app.request({ path: `/api/tickets/${id}/resolve/`, method: "POST", token });
  await app.database.ownerPool.query(
    "update jobs set run_at = now() where name = 'tickets.askRating'; update contacts set last_in_at = now() - interval '25 hours'",
  );
  expect(await settle()).toContain("Skipped: the customer cannot be written to now");
  // The reply window closes between the creation of the question and its sending.
  await app.database.ownerPool.query(
    `insert into messages (organization_id, conversation_id, ticket_id, author, text, language, status, reason, created_at)
     select organization_id, conversation_id, id, 'agent', '?', 'ar', 'queued', 'rating', now() from tickets`,
  );
  await app.database.ownerPool.query(
    `insert into jobs (name, payload, run_at, max_attempts) select 'conversations.deliver',
       jsonb_build_object('organizationId', organization_id, 'messageId', id), now(), 1 from messages where reason = 'rating'`,
  );
  await settle();
  expect((await shopOn.sent()).at(-1)).toMatchObject({ status: "failed", failure: "window_closed" });
  expect(await readTicket(app, owner, id)).toMatchObject({ status: "closed" });
});
