import { expect, test } from "vitest";
import { businessPhone, channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";

const noura = { number: "966500000001", name: "نورة" };

test("a text with NUL and half a letter is stored without them and answered", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const text = "هل توصلون\0 إلى جدة؟ \ud83d";
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text });
  await shop.settle();
  const { rows } = await shop.app.database.ownerPool.query<{ text: string }>(
    "select text from messages where author = 'customer'",
  );
  expect(rows.map((row) => row.text)).toEqual(["هل توصلون إلى جدة؟ \ufffd"]);
  expect(await shop.sent()).toMatchObject([{ text: expect.stringContaining("خلال يومين") }]);
});

test("a delivery that cannot be read goes to a person, and what follows it is answered", async () => {
  await using shop = await channelShop();
  const { app, platforms, owner } = shop;
  await connectWhatsappViaMeta(shop, owner);
  platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "مرحبا" });
  await platforms.settled();
  await app.database.ownerPool.query(`update channel_events set body = '{"message": 1}'`);
  platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "هل توصلون إلى جدة؟" });
  await shop.settle();
  const tickets = await app.request({ path: "/api/tickets/", token: owner.token });
  expect(tickets.body.data).toMatchObject([{ status: "deferred", defer_reason: "unreadable" }]);
  const { rows } = await app.database.ownerPool.query<{ kind: string; text: string }>(
    "select kind, text from messages where author = 'customer' order by created_at",
  );
  expect(rows).toContainEqual({ kind: "unsupported", text: "" });
  expect(rows).toContainEqual({ kind: "text", text: "هل توصلون إلى جدة؟" });
});
