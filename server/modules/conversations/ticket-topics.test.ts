import { expect, test } from "vitest";
import { type SeedMessage, seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const atDay = (day: number) => new Date(Date.UTC(2026, 10, day, 8));

async function shop() {
  const app = await testApp();
  app.setClock(atDay(20));
  const owner = await signUpOwner(app);
  const seed = (day: number, messages: SeedMessage[]) =>
    seedConversation(app, owner.organizationId, {
      at: atDay(day),
      // The messages are one second apart, so that their order is known.
      messages: messages.map((message, place) => ({
        ...message,
        at: new Date(atDay(day).getTime() + place * 1000),
      })),
    });
  const searchTickets = async (query: string) => {
    const { body } = await app.request({ path: `/api/tickets/?order=newest&${query}`, token: owner.token });
    expect(body.meta.total).toBe(body.data.length);
    return body.data.map(({ id }: { id: string }) => id);
  };
  const topics = async (query = ""): Promise<{ id: string; title: string }[]> =>
    (await app.request({ path: `/api/topics/${query}`, token: owner.token })).body.data;
  return {
    app,
    owner,
    seed,
    found: searchTickets,
    topics,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

const reply = (decision: "answer" | "handover", title: string, confidence = 0.9): SeedMessage => ({
  author: "agent",
  text: "جواب",
  decision,
  citations: [{ title, confidence, used: decision === "answer" }],
});

test("tickets are found by what customers asked about in them, and by when", async () => {
  await using on = await shop();
  const hours = await on.seed(3, [reply("answer", "أوقات العمل"), reply("answer", "أوقات العمل")]);
  const both = await on.seed(5, [reply("answer", "أوقات العمل"), reply("answer", "Delivery")]);
  await on.seed(6, [{ author: "agent", text: "أهلًا", decision: "smalltalk" }]);
  const topics = await on.topics();
  expect(topics.map(({ title }) => title)).toEqual(["أوقات العمل", "Delivery"]);
  const [hoursId, deliveryId] = topics.map(({ id }) => id);
  expect(await on.found(`topic=${hoursId}`)).toEqual([both.ticketId, hours.ticketId]);
  expect(await on.found(`topic=${deliveryId}`)).toEqual([both.ticketId]);
  expect(await on.found(`topic=${hoursId}&asked_from=2026-11-04`)).toEqual([both.ticketId]);
  expect(await on.found(`topic=${hoursId}&asked_to=2026-11-03`)).toEqual([hours.ticketId]);
  expect(await on.found("asked_from=2026-11-03&asked_to=2026-11-05")).toEqual([
    both.ticketId,
    hours.ticketId,
  ]);
  expect(await on.topics(`?chosen=${deliveryId}`)).toMatchObject([{ id: deliveryId }, { id: hoursId }]);

  const ticket = async (id: string) =>
    (await on.app.request({ path: `/api/tickets/${id}/`, token: on.owner.token })).body.data;
  expect((await ticket(both.ticketId)).topics).toEqual(
    topics.toSorted((a, b) => (a.title < b.title ? -1 : 1)),
  );
  expect((await ticket(hours.ticketId)).topics).toEqual([{ id: hoursId, title: "أوقات العمل" }]);

  // A reply that was not sent or was deleted does not count as an answer.
  const { ownerPool } = on.app.database;
  await ownerPool.query("update messages set status = 'failed' where ticket_id = $1", [both.ticketId]);
  expect(await on.found(`topic=${hoursId}`)).toEqual([hours.ticketId]);
  await ownerPool.query("delete from messages where ticket_id = $1", [hours.ticketId]);
  expect(await on.found(`topic=${hoursId}`)).toEqual([]);

  const other = await signUpOwner(on.app);
  const seen = await on.app.request({ path: "/api/topics/", token: other.token });
  expect(seen.body.data).toEqual([]);
});

test("a question that was handed over belongs to a topic from the certainty that the owner sets", async () => {
  await using on = await shop();
  const { ticketId } = await on.seed(3, [reply("answer", "الشحن")]);
  const close = await on.seed(4, [reply("handover", "الشحن", 0.5)]);
  const [topic] = await on.topics();
  const threshold = (value: number) =>
    on.app.database.ownerPool.query(
      "update agents set clarify_from = $1, answer_from = 0.9 where kind = 'support'",
      [value],
    );
  await threshold(0.6);
  expect(await on.found(`topic=${topic?.id}`)).toEqual([ticketId]);
  await threshold(0.4);
  expect(await on.found(`topic=${topic?.id}`)).toEqual([close.ticketId, ticketId]);
});

test("the topics of a merged ticket stand in the one it goes on in, until the merge is undone", async () => {
  await using on = await shop();
  const { app, owner } = on;
  const first = await on.seed(3, [reply("answer", "الشحن")]);
  const second = await on.seed(4, [reply("answer", "الاسترجاع")]);
  await app.database.ownerPool.query("update tickets set customer_id = $1 where id = $2", [
    first.customerId,
    second.ticketId,
  ]);
  const shipping = (await on.topics()).find(({ title }) => title === "الشحن");
  const merge = (path: string, json = {}) =>
    app.request({ path: `/api/tickets/${first.ticketId}/merge/${path}`, token: owner.token, json });
  expect((await merge("", { into_id: second.ticketId })).status).toBe(200);
  expect(await on.found(`topic=${shipping?.id}`)).toEqual([second.ticketId]);
  expect((await merge("undo/")).status).toBe(200);
  expect(await on.found(`topic=${shipping?.id}`)).toEqual([first.ticketId]);
});

test("a ticket tells the mood of the customer's latest messages, as triage rules take it", async () => {
  await using on = await shop();
  const customer = (text: string): SeedMessage => ({ author: "customer", text });
  const moodOf = async (...texts: string[]) => {
    const { ticketId } = await on.seed(3, texts.map(customer));
    const { body } = await on.app.request({ path: `/api/tickets/${ticketId}/`, token: on.owner.token });
    return body.data.sentiments;
  };
  const upset = "خدمتكم سيئة جدًا وأبغى أشتكي";
  expect(await moodOf("كم سعر الكيلو؟")).toEqual([]);
  expect(await moodOf("كم سعر الكيلو؟", upset)).toEqual(["upset"]);
  expect(await moodOf(upset, "it is urgent, please")).toEqual(["upset", "urgent"]);
  expect(await moodOf(upset, "شكرًا", "متى تفتحون؟", "وكم الطحن؟")).toEqual([]);
});
