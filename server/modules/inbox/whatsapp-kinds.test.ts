import { expect, test } from "vitest";
import {
  businessPhone,
  type ChannelShop,
  channelShop,
  connectWhatsappViaMeta,
} from "#server/testing/channel-shop.ts";

const noura = { number: "966500000001", name: "نورة" };

async function onWhatsapp(): Promise<ChannelShop> {
  const shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  return shop;
}

const messages = async ({ app }: ChannelShop) =>
  (
    await app.database.ownerPool.query<{ kind: string; text: string }>(
      `select kind, text from messages where author = 'customer' order by created_at`,
    )
  ).rows;

const tickets = async ({ app, owner }: ChannelShop) =>
  (await app.request({ path: "/api/tickets/", token: owner.token })).body.data;

test("a cart from the catalogue goes to a person with all that is in it", async () => {
  await using shop = await onWhatsapp();
  shop.platforms.whatsapp.write(businessPhone, noura, {
    type: "order",
    text: "اليوم إذا أمكن",
    items: [
      { product: "yirgacheffe-250", quantity: 2, price: 58.5 },
      { product: "v60-kit", quantity: 1, price: 190 },
    ],
  });
  await shop.settle();
  expect(await messages(shop)).toEqual([
    { kind: "order", text: "اليوم إذا أمكن\n2 × yirgacheffe-250 · 58.5 SAR\n1 × v60-kit · 190 SAR" },
  ]);
  expect(await tickets(shop)).toMatchObject([{ status: "deferred" }]);
  // The customer is also told that a person will take care of it.
  expect(await shop.sent()).toHaveLength(1);
});

test("a place without a name can be found by whoever reads the ticket", async () => {
  await using shop = await onWhatsapp();
  shop.platforms.whatsapp.write(businessPhone, noura, {
    type: "location",
    latitude: 24.7136,
    longitude: 46.6753,
  });
  await shop.settle();
  expect(await messages(shop)).toEqual([
    { kind: "location", text: "https://www.google.com/maps?q=24.7136,46.6753" },
  ]);
});

test("who changes their number is the same customer there, and nothing is sent to the number they left", async () => {
  await using shop = await onWhatsapp();
  const { whatsapp } = shop.platforms;
  whatsapp.write(businessPhone, noura, { type: "text", text: "هل توصلون إلى جدة؟" });
  await shop.settle();
  whatsapp.write(businessPhone, noura, { type: "system", to: "966500000077" });
  await shop.settle();
  whatsapp.write(businessPhone, { ...noura, number: "966500000077" }, { type: "text", text: "متى تفتحون؟" });
  await shop.settle();
  expect(whatsapp.state.lines.filter(({ side }) => side === "business").map(({ person }) => person)).toEqual([
    noura.number,
    "966500000077",
  ]);
  const { rows } = await shop.app.database.ownerPool.query("select id from customers");
  expect(rows).toHaveLength(1);
});

test("the edited words below a picture take the place of the first ones", async () => {
  await using shop = await onWhatsapp();
  const { whatsapp } = shop.platforms;
  const messageId = whatsapp.write(businessPhone, noura, {
    type: "image",
    mime: "image/jpeg",
    bytes: Buffer.from("picture"),
    caption: "هذا العطل",
  });
  await shop.settle();
  whatsapp.write(businessPhone, noura, {
    type: "edit",
    of: messageId,
    text: "هذا العطل في الباب",
    media: "image",
  });
  await shop.settle();
  expect(await messages(shop)).toEqual([{ kind: "image", text: "هذا العطل في الباب" }]);
});
