import { expect, test } from "vitest";
import { queueInboundEvents } from "#server/jobs/due-inbound-events.ts";
import { pollConnections } from "./jobs/poll-channels.ts";
import { measureReplyScheduling } from "#server/testing/reply-scheduling.ts";
import { type ChannelShop, channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";
import { extent } from "#server/testing/torture/extent.ts";
import { messageDelivery, type WhatsappText } from "#server/testing/whatsapp-delivery.ts";
import { batchSize } from "./event-rules.ts";

/** Builds a delivery of one message, signed as Meta signs it. */
function delivery(
  shop: ChannelShop,
  message: WhatsappText,
  secret = shop.platforms.env["META_APP_SECRET"] ?? "",
) {
  const { bytes, headers } = messageDelivery(secret, message);
  return shop.app.http.app.inject({ method: "POST", url: "/webhook/whatsapp/", headers, payload: bytes });
}

const count = async (shop: ChannelShop, source: string): Promise<number> =>
  Number(
    (await shop.app.database.ownerPool.query<{ n: string }>(`select count(*) as n from ${source}`)).rows[0]
      ?.n,
  );

const now = Date.now();

test("A02: the same delivery fifty times at once, and again later, is one message and one reply", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const message = { id: "wamid.same", from: "966500000011", text: "متى تفتحون؟", at: now };
  const answers = await Promise.all(Array.from({ length: 50 }, () => delivery(shop, message)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200));
  await shop.settle();
  // The platform may repeat the event for a week; the job that runs every minute deletes events that were kept for
  // long enough.
  await shop.app.passTime(7 * 24 * 3600_000);
  await pollConnections(shop.app.context, {}, { number: 1, last: false });
  expect((await delivery(shop, message)).statusCode).toBe(200);
  await shop.settle();
  expect(await count(shop, "messages where author = 'customer'")).toBe(1);
  expect(await count(shop, "messages where author = 'agent'")).toBe(1);
  expect(shop.platforms.whatsapp.state.lines.filter(({ side }) => side === "business")).toHaveLength(1);
});

test(
  "A03: ten first messages of a new contact at once, time after time: one customer, one conversation, one reply, in the order they were written",
  async () => {
    await using shop = await channelShop();
    await connectWhatsappViaMeta(shop, shop.owner);
    const { messageBatches } = extent;
    expect(await measureReplyScheduling(shop, messageBatches)).toEqual({
      customers: messageBatches,
      conversations: messageBatches,
      tickets: messageBatches,
      messages: messageBatches * 10,
      // Messages that were written together are answered together.
      replies: messageBatches,
      onPhones: messageBatches,
      outOfOrder: 0,
    });
  },
  extent.timeoutMs,
);

test("A01: a delivery that is not signed by the platform is refused and leaves nothing", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const message = { id: "wamid.forged", from: "966500000012", text: "مرحبا", at: now };
  const forged = await delivery(shop, message, "somebody else's secret");
  expect(forged.statusCode).toBe(401);
  expect(forged.json()).toMatchObject({ code: "signature_wrong" });
  expect(await count(shop, "channel_events")).toBe(0);
});

test("the platform's question is answered with its challenge, and only with the right token", async () => {
  await using shop = await channelShop();
  const ask = (token: string) =>
    shop.app.request({
      path: `/webhook/whatsapp/?${new URLSearchParams({ "hub.mode": "subscribe", "hub.verify_token": token, "hub.challenge": "1158201444" })}`,
    });
  expect((await ask("guessed")).status).toBe(404);
  const { verifyToken } = await import("#server/channels/platforms.ts");
  const right = await ask(verifyToken(shop.app.context, "meta") ?? "");
  expect([right.status, right.text]).toEqual([200, "1158201444"]);
});

test("a delivery whose job was given up is read after all", async () => {
  await using shop = await channelShop();
  const { app } = shop;
  await connectWhatsappViaMeta(shop, shop.owner);
  await delivery(shop, { id: "wamid.lost", from: "966500000013", text: "متى تفتحون؟", at: now });
  expect(await queueInboundEvents(app.database.ownerPool, 0)).toBe(1);
  await app.database.ownerPool.query("delete from jobs");
  await shop.settle();
  expect(await count(shop, "messages")).toBe(0);
  app.setClock(new Date(Date.now() + 3 * 3600_000));
  await pollConnections(app.context, {}, { number: 1, last: false });
  await shop.settle();
  expect(await count(shop, "messages where author = 'customer'")).toBe(1);
  expect(await count(shop, "messages where author = 'agent'")).toBe(1);
});

test("a customer whose messages are being read at this moment holds up nobody else's", async () => {
  await using shop = await channelShop();
  const { ownerPool } = shop.app.database;
  await connectWhatsappViaMeta(shop, shop.owner);
  await delivery(shop, { id: "wamid.read", from: "966500000014", text: "متى تفتحون؟", at: now });
  await delivery(shop, { id: "wamid.next", from: "966500000015", text: "متى تفتحون؟", at: now });
  const reader = await ownerPool.connect();
  try {
    await reader.query("begin; select 1 from channel_events where thread = '966500000014' for update");
    expect(await queueInboundEvents(ownerPool, 0)).toBe(1);
    await reader.query("rollback");
  } finally {
    reader.release();
  }
  // Nothing was read in the end, so the next run queues the event.
  expect(await queueInboundEvents(ownerPool, 0)).toBe(1);
});

test("who wrote more than is read in one go is read to the end", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  // The statuses of a reply would also trigger the processing of the remaining events.
  await shop.app.database.ownerPool.query("update channel_connections set enabled = false");
  const messageCount = batchSize + 20;
  for (let n = 0; n < messageCount; n += 1)
    await delivery(shop, { id: `wamid.${n}`, from: "966500000012", text: `متى تفتحون؟ ${n}`, at: now + n });
  await shop.settle();
  expect(await count(shop, "channel_events where read_at is null")).toBe(0);
  expect(await count(shop, "messages where author = 'customer'")).toBe(messageCount);
});
