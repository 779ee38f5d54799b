import { expect, test } from "vitest";
import { businessPhone, channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";

const noura = { number: "966500000001", name: "نورة" };

test("C220: a customer writes on WhatsApp and reads the agent's answer on the phone", async () => {
  await using shop = await channelShop();
  const { app, platforms, owner } = shop;
  const connected = await connectWhatsappViaMeta(shop, owner);
  expect(connected.text).toContain("connected");
  expect(connected.body.data).toMatchObject({
    kind: "whatsapp_meta",
    state: "connected",
    connection: { name: "+966 55 000 1002", enabled: true, needs_reconnect: false },
  });
  platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "هل توصلون إلى جدة؟" });
  await shop.settle();
  const lines = platforms.whatsapp.state.lines.filter(({ side }) => side === "business");
  expect(lines.map(({ text }) => text)).toEqual([expect.stringContaining("خلال يومين")]);
  await shop.settle();
  expect(await shop.sent()).toEqual([
    { text: expect.stringContaining("خلال يومين"), status: "delivered", failure: null },
  ]);
  platforms.whatsapp.open(businessPhone, noura.number);
  await shop.settle();
  expect((await shop.sent())[0]?.status).toBe("read");
  const tickets = await app.request({ path: "/api/tickets/", token: owner.token });
  expect(tickets.body.data).toMatchObject([{ channel: "whatsapp_meta", customer: { name: "نورة" } }]);
});

test("a voice note alone is called by its kind in the mail to the team, which has no words to quote", async () => {
  await using shop = await channelShop();
  const { app, platforms, owner } = shop;
  await connectWhatsappViaMeta(shop, owner);
  const voice = { type: "audio", mime: "audio/ogg", bytes: new TextEncoder().encode("OggS") } as const;
  platforms.whatsapp.write(businessPhone, noura, voice);
  await shop.settle();
  const { rows } = await app.database.ownerPool.query<{ subject: string; text: string }>(
    "select subject, text from mails order by created_at desc limit 1",
  );
  expect(rows[0]?.subject).toContain("The customer sent something the agent cannot read");
  expect(rows[0]?.text).not.toContain("What the customer wrote");
});
