import { expect, test } from "vitest";
import {
  businessPhone,
  type ChannelShop,
  channelShop,
  connectWhatsappViaMeta,
} from "#server/testing/channel-shop.ts";

const huda = { number: "966500000021", name: "هدى" };
const question = { type: "text", text: "هل توصلون إلى جدة؟" } as const;

async function connectedShop(): Promise<ChannelShop> {
  const shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  return shop;
}

const onPhone = ({ platforms }: ChannelShop) =>
  platforms.whatsapp.state.lines.filter(({ side }) => side === "business").map(({ text }) => text);

/** Adds a fault for the message only, because typing signals use the same path. */
const fault = ({ platforms }: ChannelShop, kind: "cut" | "lost" | "half") =>
  platforms.whatsapp.faults.next.push({ fault: { kind }, path: "/messages", says: "preview_url" });

test("A06: an answer that got lost on the way back is recognised by the platform's own word, and sent once", async () => {
  await using shop = await connectedShop();
  fault(shop, "lost");
  shop.platforms.whatsapp.write(businessPhone, huda, question);
  await shop.settle();
  expect(onPhone(shop)).toHaveLength(1);
  expect(await shop.sent()).toMatchObject([{ status: "delivered" }]);
});

test("A06: without the platform's word it stays uncertain, is shown, and goes again only when a person says so", async () => {
  await using shop = await connectedShop();
  shop.platforms.whatsapp.faults.delivery.lost = false;
  fault(shop, "cut");
  shop.platforms.whatsapp.write(businessPhone, huda, question);
  await shop.settle();
  expect(onPhone(shop)).toEqual([]);
  expect(await shop.sent()).toMatchObject([{ status: "uncertain" }]);
  const { rows } = await shop.app.database.ownerPool.query<{ id: string }>(
    "select id from messages where author = 'agent'",
  );
  const again = await shop.app.request({
    method: "POST",
    path: `/api/messages/${rows[0]?.id}/retry/`,
    token: shop.owner.token,
  });
  expect(again.status).toBe(200);
  await shop.settle();
  expect(onPhone(shop)).toHaveLength(1);
  expect(await shop.sent()).toMatchObject([{ status: "delivered" }]);
});

test("A08: outside the 24 hours nothing is tried, and the ticket says why", async () => {
  await using shop = await connectedShop();
  shop.platforms.whatsapp.write(businessPhone, huda, question);
  await shop.settle();
  const tickets = await shop.app.request({ path: "/api/tickets/", token: shop.owner.token });
  shop.app.setClock(new Date(Date.now() + 25 * 3600_000));
  await shop.app.request({
    path: `/api/tickets/${tickets.body.data[0].id}/reply/`,
    token: shop.owner.token,
    json: { text: "هل وصلك الطلب؟" },
  });
  await shop.settle();
  expect(onPhone(shop)).toHaveLength(1);
  expect((await shop.sent()).at(-1)).toEqual({
    text: "هل وصلك الطلب؟",
    status: "failed",
    failure: "window_closed",
  });
});

test("an expired token makes the channel ask to be connected again, and the answer waits and then goes", async () => {
  await using shop = await connectedShop();
  const { tokens } = shop.platforms.whatsapp.state;
  for (const token of Object.keys(tokens))
    if (tokens[token]?.waba === "104200000000002") delete tokens[token];
  shop.platforms.whatsapp.write(businessPhone, huda, question);
  await shop.settle();
  expect(await shop.sent()).toMatchObject([{ status: "queued" }]);
  const cards = async () =>
    (await shop.app.request({ path: "/api/channels/", token: shop.owner.token })).body.data as {
      kind: string;
      connection: { needs_reconnect: boolean } | null;
    }[];
  const card = async () => (await cards()).find(({ kind }) => kind === "whatsapp_meta");
  expect((await card())?.connection?.needs_reconnect).toBe(true);
  await connectWhatsappViaMeta(shop, shop.owner);
  expect((await card())?.connection?.needs_reconnect).toBe(false);
  await shop.settle();
  expect(onPhone(shop)).toHaveLength(1);
});

test("a picture is kept, a person gets it with the reason, and its link is good for five minutes", async () => {
  await using shop = await connectedShop();
  const png = Buffer.from("iVBORw0KGgo=", "base64");
  shop.platforms.whatsapp.write(businessPhone, huda, {
    type: "image",
    mime: "image/png",
    bytes: png,
    caption: "هذا متوفر؟",
  });
  await shop.settle();
  const { app, owner } = shop;
  const [ticket] = (await app.request({ path: "/api/tickets/", token: owner.token })).body.data;
  expect(ticket).toMatchObject({ status: "deferred", defer_reason: "attachment" });
  const { rows } = await app.database.ownerPool.query<{ id: string }>("select id from attachments");
  const link = await app.request({ path: `/api/attachments/${rows[0]?.id}/`, token: owner.token });
  const file = await app.request({ path: link.body.data.url });
  expect(file.headers["content-type"]).toBe("image/png");
  expect(file.bytes.equals(png)).toBe(true);
  expect((await app.request({ path: link.body.data.url.replace(/.\/$/, "x/") })).status).toBe(404);
  app.setClock(new Date(Date.now() + 6 * 60_000));
  expect((await app.request({ path: link.body.data.url })).status).toBe(404);
});

test("edits, deletions and reactions change what is there, and a long answer arrives in parts", async () => {
  await using shop = await connectedShop();
  const { whatsapp } = shop.platforms;
  const id = whatsapp.write(businessPhone, huda, question);
  await shop.settle();
  const answer = whatsapp.state.lines.find(({ side }) => side === "business");
  whatsapp.write(businessPhone, huda, { type: "reaction", to: answer?.id ?? "", emoji: "👍" });
  whatsapp.write(businessPhone, huda, { type: "edit", of: id, text: "هل توصلون إلى الدمام؟" });
  await shop.settle();
  const read = async () =>
    (
      await shop.app.database.ownerPool.query<{ text: string; reaction: string | null; author: string }>(
        "select author, text, reaction from messages order by created_at",
      )
    ).rows;
  expect(await read()).toEqual([
    { author: "customer", text: "هل توصلون إلى الدمام؟", reaction: null },
    { author: "agent", text: expect.anything(), reaction: "👍" },
  ]);
  whatsapp.write(businessPhone, huda, { type: "revoke", of: id });
  await shop.settle();
  expect((await read())[0]?.text).toBe("");
  const [ticket] = (await shop.app.request({ path: "/api/tickets/", token: shop.owner.token })).body.data;
  await shop.app.request({
    path: `/api/tickets/${ticket.id}/reply/`,
    token: shop.owner.token,
    json: { text: "هذه جملة عن الطلب. ".repeat(210).slice(0, 3990) },
  });
  await shop.settle();
  expect(onPhone(shop)).toHaveLength(2);
});
