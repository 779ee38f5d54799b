import { pino } from "pino";
import { expect, test } from "vitest";
import { channelShop } from "#server/testing/channel-shop.ts";
import { findStoredText } from "#server/testing/find-stored-text.ts";
import { marks, playMarkedCustomer } from "#server/testing/marked-customer.ts";

const words = Object.values(marks);
const remainingValues = (found: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(found).filter(([, places]) => places.length > 0));

test("A53: of an erased customer no table, no file and no trained version holds a word, a name, a number or an address, and no log or metric ever did", async () => {
  const log: string[] = [];
  await using shop = await channelShop({}, (context) => {
    // The log uses its most detailed level, so that it contains everything that requests, deliveries, campaigns and
    // jobs log.
    context.log = pino({ level: "trace" }, { write: (line) => void log.push(line) });
  });
  const { app, owner } = shop;
  const { customerId, taughtId, widenedId } = await playMarkedCustomer(shop);
  // The search is verified first: it finds every text in the places that must contain it.
  const before = await findStoredText(app, words);
  for (const word of words) expect(before[word], word).not.toEqual([]);

  const preview = await app.request({ path: `/api/customers/${customerId}/erasure/`, token: owner.token });
  expect(preview.body.data).toMatchObject({
    conversations: 4,
    phrasings: 2,
    answers: [{ id: taughtId }],
  });
  const erased = await app.request({
    method: "POST",
    path: `/api/customers/${customerId}/erase/`,
    token: owner.token,
  });
  expect(erased.status, erased.text).toBe(200);
  expect(erased.body.data).toMatchObject({ kind: "erasure", conversations: 4, done_at: null });
  await shop.settle();
  expect(remainingValues(await findStoredText(app, words))).toEqual({});
  const metrics = await app.request({ path: "/metrics" });
  expect(metrics.status).toBe(200);
  const output = [...log, metrics.text].join("\n").toLowerCase();
  for (const route of ["/webhook/chatbot/", "/webhook/:platform/", "/api/customers/:id/erase/"])
    expect(output).toContain(route);
  expect(words.filter((word) => output.includes(word) || output.includes(encodeURIComponent(word)))).toEqual(
    [],
  );
  const requests = await app.request({ path: "/api/privacy/requests/", token: owner.token });
  expect(requests.body.data).toMatchObject([
    { id: erased.body.data.id, kind: "erasure", done_at: expect.any(String) },
  ]);
  expect((await app.request({ path: `/api/customers/${customerId}/`, token: owner.token })).status).toBe(404);
  // The agent still answers with what the business itself wrote.
  const faq = await app.request({ path: `/api/faqs/${widenedId}/`, token: owner.token });
  expect(faq.body.data.phrasings).toEqual(["هل توصلون إلى جدة؟"]);
}, 240_000);
