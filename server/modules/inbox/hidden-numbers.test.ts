import { expect, test } from "vitest";
import {
  businessPhone,
  type ChannelShop,
  channelShop,
  connectWhatsappViaMeta,
} from "#server/testing/channel-shop.ts";

const id = "SA.13491208655302741918";
const noura = { number: "966500000001", name: "نورة", id };
/** This is the same customer, who has taken a user name since. */
const hidden = { number: id, name: "نورة" };
const question = { type: "text", text: "هل توصلون إلى جدة؟" } as const;

async function onWhatsapp(): Promise<ChannelShop> {
  const shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  return shop;
}

/** Returns the business's messages that the phones show. */
const answers = ({ platforms }: ChannelShop) =>
  platforms.whatsapp.state.lines
    .filter(({ side }) => side === "business")
    .map(({ person, text }) => ({ person, text }));

const contacts = async ({ app }: ChannelShop) =>
  (
    await app.database.ownerPool.query<{ external_id: string; alias: string | null; phone: string | null }>(
      `select c.external_id, c.alias, u.phone from contacts c join customers u on u.id = c.customer_id order by c.created_at`,
    )
  ).rows;

test("who hides their number behind a user name is answered, by their id", async () => {
  await using shop = await onWhatsapp();
  shop.platforms.whatsapp.write(businessPhone, hidden, question);
  await shop.settle();
  expect(answers(shop)).toEqual([{ person: id, text: expect.stringContaining("خلال يومين") }]);
  expect(await shop.sent()).toMatchObject([{ status: "delivered" }]);
  expect(await contacts(shop)).toEqual([{ external_id: id, alias: null, phone: null }]);
  shop.platforms.whatsapp.open(businessPhone, id);
  await shop.settle();
  expect(await shop.sent()).toMatchObject([{ status: "read" }]);
});

test("who wrote with their number and hides it later stays in one conversation", async () => {
  await using shop = await onWhatsapp();
  shop.platforms.whatsapp.write(businessPhone, noura, question);
  await shop.settle();
  shop.platforms.whatsapp.write(businessPhone, hidden, question);
  await shop.settle();
  expect(answers(shop).map(({ person }) => person)).toEqual([noura.number, noura.number]);
  expect(await contacts(shop)).toEqual([{ external_id: noura.number, alias: id, phone: "+966500000001" }]);
});

test("who hid their number and shows it later stays in one conversation, and the number is known", async () => {
  await using shop = await onWhatsapp();
  shop.platforms.whatsapp.write(businessPhone, hidden, question);
  await shop.settle();
  shop.platforms.whatsapp.write(businessPhone, noura, question);
  await shop.settle();
  expect(answers(shop).map(({ person }) => person)).toEqual([id, id]);
  expect(await contacts(shop)).toEqual([{ external_id: id, alias: null, phone: "+966500000001" }]);
});

test("a new number with an id that was another's is answered at the new number", async () => {
  await using shop = await onWhatsapp();
  shop.platforms.whatsapp.write(businessPhone, noura, question);
  await shop.settle();
  shop.platforms.whatsapp.write(businessPhone, { ...noura, number: "966500000002" }, question);
  await shop.settle();
  expect(answers(shop).map(({ person }) => person)).toEqual([noura.number, "966500000002"]);
});

test("who moves to another number and hides it there is answered at the new one", async () => {
  await using shop = await onWhatsapp();
  shop.platforms.whatsapp.write(businessPhone, noura, question);
  await shop.settle();
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "system", to: "966500000077" });
  await shop.settle();
  shop.platforms.whatsapp.write(businessPhone, hidden, question);
  await shop.settle();
  expect(answers(shop).map(({ person }) => person)).toEqual([noura.number, "966500000077"]);
});

test("who hides their number is answered at the one they wrote from last, not at the one that is newest here", async () => {
  await using shop = await onWhatsapp();
  const second = { ...noura, number: "966500000002" };
  for (const person of [second, noura, second, hidden]) {
    shop.platforms.whatsapp.write(businessPhone, person, question);
    await shop.settle();
  }
  expect(answers(shop).map(({ person }) => person)).toEqual([
    second.number,
    noura.number,
    second.number,
    second.number,
  ]);
});
