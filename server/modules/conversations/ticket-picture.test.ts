import { expect, test } from "vitest";
import {
  businessPhone,
  channelShop,
  type ChannelShop,
  connectWhatsappViaMeta,
} from "#server/testing/channel-shop.ts";

const noura = { number: "966500000001", name: "نورة" };
const png = (size = 64) => {
  const bytes = Buffer.alloc(size);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  return bytes;
};
const webp = Buffer.concat([Buffer.from("RIFF"), Buffer.alloc(4), Buffer.from("WEBPVP8 "), Buffer.alloc(40)]);

async function openTicket(shop: ChannelShop): Promise<string> {
  await connectWhatsappViaMeta(shop, shop.owner);
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "هل توصلون إلى جدة؟" });
  await shop.settle();
  return (await shop.app.request({ path: "/api/tickets/", token: shop.owner.token })).body.data[0]
    .id as string;
}

const send = (shop: ChannelShop, ticketId: string, name: string, bytes: Uint8Array, text = "") =>
  shop.app.request({
    path: `/api/tickets/${ticketId}/picture/`,
    token: shop.owner.token,
    file: { name, bytes, fields: { text } },
  });

test("staff send a picture with words below it, and the customer has it on the phone", async () => {
  await using shop = await channelShop();
  const ticketId = await openTicket(shop);
  const ticket = await shop.app.request({ path: `/api/tickets/${ticketId}/`, token: shop.owner.token });
  expect(ticket.body.data.sending.pictures.types).toEqual(["image/jpeg", "image/png"]);
  const sent = await send(shop, ticketId, "القائمة.png", png(), "هذه قائمتنا");
  expect(sent.body.data).toMatchObject({
    author: "staff",
    text: "هذه قائمتنا",
    more: {
      kind: "image",
      attachments: [{ kind: "image", name: "القائمة.png", type: "image/png", state: "ready" }],
    },
  });
  await shop.settle();
  const { lines, media } = shop.platforms.whatsapp.state;
  const line = lines.findLast(({ side }) => side === "business");
  expect(line).toMatchObject({ type: "image", text: "هذه قائمتنا", status: "delivered" });
  expect(Buffer.from(media[line?.media ?? ""]?.bytes ?? "", "base64").equals(png())).toBe(true);
  await send(shop, ticketId, "b.png", png(), "ا".repeat(1500));
  await shop.settle();
  const after = shop.platforms.whatsapp.state.lines.filter(({ side }) => side === "business").slice(-2);
  expect(after.map(({ type, text }) => [type, text.length])).toEqual([
    ["image", 0],
    ["text", 1500],
  ]);
});

test("what is no picture, too large or not taken there is refused before it is sent", async () => {
  await using shop = await channelShop();
  const ticketId = await openTicket(shop);
  const before = shop.platforms.whatsapp.state.lines.length;
  expect((await send(shop, ticketId, "a.png", Buffer.from("<svg onload=x>"))).body.code).toBe("picture_type");
  expect((await send(shop, ticketId, "a.png", webp)).body.code).toBe("picture_type_channel");
  expect((await send(shop, ticketId, "a.png", png(5 * 1024 * 1024 + 1))).body.code).toBe("picture_too_large");
  await shop.settle();
  expect(shop.platforms.whatsapp.state.lines).toHaveLength(before);
});

test("a picture whose upload fails waits and goes later; it is never half sent", async () => {
  await using shop = await channelShop();
  const ticketId = await openTicket(shop);
  const { state, faults } = shop.platforms.whatsapp;
  const before = state.lines.length;
  faults.next.push({ fault: { kind: "lost" }, path: "/media" });
  await send(shop, ticketId, "a.png", png(), "هذه");
  await shop.settle();
  expect(state.lines).toHaveLength(before);
  expect((await shop.sent()).at(-1)).toMatchObject({ status: "queued" });
  await shop.app.database.ownerPool.query("update jobs set run_at = now()");
  await shop.settle();
  expect(state.lines.at(-1)).toMatchObject({ type: "image", text: "هذه" });
  expect(state.lines).toHaveLength(before + 1);
});
