import { expect, test } from "vitest";
import { type Seed, seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";

const at = new Date("2026-11-20T09:00:00Z");

/** Creates a shop whose agent knows delivery, opening hours and one product, with a ticket that waits for staff. */
async function waitingTicket(seed: Partial<Seed>) {
  const app = await testApp();
  const owner = await signUpOwner(app);
  await trainAgent(app, owner.organizationId, shopEntries());
  const { ticketId, messageIds } = await seedConversation(app, owner.organizationId, {
    at,
    status: "deferred",
    ...seed,
  });
  const path = `/api/tickets/${ticketId}`;
  return {
    app,
    owner,
    messageIds,
    suggest: async () =>
      (await app.request({ path: `${path}/suggested-reply/`, token: owner.token })).body.data,
    reply: (text: string) =>
      app.request({ method: "POST", path: `${path}/reply/`, token: owner.token, json: { text } }),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

const asks = (...texts: string[]): Partial<Seed> => ({
  messages: texts.map((text) => ({ author: "customer" as const, text })),
});

test("B42 a waiting ticket is offered what the agent found, in the customer's language, and nothing is sent", async () => {
  await using on = await waitingTicket(asks("هل توصلون إلى جدة؟"));
  expect(await on.suggest()).toEqual({
    message_id: on.messageIds[0],
    text: "نعم، نوصل إلى جدة خلال يومين مقابل 25 ر.س.",
    language: "ar",
    confidence: expect.any(Number),
    sources: ["shop.xlsx · الصف 2"],
  });
  const { rows } = await on.app.database.ownerPool.query(
    "select 1 from messages where author <> 'customer' union all select 1 from jobs where name = 'conversations.deliver'",
  );
  expect(rows).toEqual([]);
});

test("the reply is suggested in English to who wrote in English", async () => {
  await using on = await waitingTicket(asks("What are your opening hours?"));
  expect(await on.suggest()).toMatchObject({
    text: "We are open every day from 8 am to 11 pm.",
    language: "en",
  });
});

test("the part of a message that nothing was found for is a blank, and no reply is sent with one", async () => {
  await using on = await waitingTicket(asks("هل توصلون إلى جدة؟ وهل عندكم ورشة لتصليح المحركات؟"));
  const { text } = await on.suggest();
  expect(text).toContain("نعم، نوصل إلى جدة خلال يومين مقابل 25 ر.س.");
  expect(text).toMatch(/⟦[^⟧]*تصليح المحركات[^⟧]*⟧$/u);
  expect(await on.reply(text)).toMatchObject({ status: 400, body: { code: "reply_blank" } });
  const filled = text.replace(/⟦[^⟧]*⟧/u, "لا نصلّح المحركات.");
  expect((await on.reply(filled)).status).toBe(200);
});

test("where the customer wants something done, staff say that it is done", async () => {
  await using on = await waitingTicket(asks("غيروا عنواني، وهل توصلون إلى جدة؟"));
  expect((await on.suggest()).text).toMatch(/⟦ما الذي تم، ومتى⟧$/u);
});

test("a ticket is suggested no reply when the agent found nothing near, was not asked anything, or does not wait", async () => {
  for (const seed of [
    asks("هل عندكم ورشة لتصليح محركات الطائرات؟"),
    asks("السلام عليكم"),
    asks("أبغى أكلم موظف"),
    { ...asks("هل توصلون إلى جدة؟"), status: "pending" as const },
    { ...asks("هل توصلون إلى جدة؟"), status: "closed" as const },
  ]) {
    await using on = await waitingTicket(seed);
    expect(await on.suggest()).toBeNull();
  }
});

test("a question that staff have answered is not answered again; who asks whether anybody is there waits for the one before", async () => {
  await using answered = await waitingTicket({
    messages: [
      { author: "customer", text: "هل توصلون إلى جدة؟" },
      { author: "staff", text: "نعم" },
      { author: "customer", text: "متى تفتحون؟" },
    ],
  });
  expect(await answered.suggest()).toMatchObject({ message_id: answered.messageIds[2] });
  await using waits = await waitingTicket(asks("متى تفتحون؟", "السلام عليكم"));
  expect(await waits.suggest()).toMatchObject({ message_id: waits.messageIds[0] });
});

test("what the agent has told the customer already is not suggested again", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await trainAgent(app, owner.organizationId, shopEntries());
  const chat = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  await app.request({
    method: "POST",
    path: "/webhook/chatbot/",
    headers: { "x-session-id": `session_${"a1".repeat(16)}` },
    form: {
      customer_msg: "هل توصلون إلى جدة؟ وهل عندكم ورشة لتصليح المحركات؟",
      chat_token: chat.body.data.token,
    },
  });
  const [ticket] = (await app.request({ path: "/api/tickets/", token: owner.token })).body.data;
  expect(ticket).toMatchObject({ status: "deferred" });
  const path = `/api/tickets/${ticket.id}/suggested-reply/`;
  expect((await app.request({ path, token: owner.token })).body).toEqual({ data: null });
});

test("a source that has become staff-only since the training is not put before customers by a suggestion", async () => {
  await using on = await waitingTicket(asks("هل توصلون إلى جدة؟"));
  const entries = shopEntries();
  const sourceId = entries[0]!.origin.sourceId;
  await trainAgent(on.app, on.owner.organizationId, entries);
  await on.app.database.ownerPool.query(
    `insert into sources (id, organization_id, section, kind, name, format, status, audience)
     values ($1, $2, 'common', 'file', 'shop.xlsx', 'xlsx', 'trained', 'staff')`,
    [sourceId, on.owner.organizationId],
  );
  expect(await on.suggest()).toBeNull();
});
