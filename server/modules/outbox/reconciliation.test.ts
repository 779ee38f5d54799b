import { expect, test } from "vitest";
import type { TestApp } from "#server/testing/test-app.ts";
import { businessPhone, channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";
import { demoShop, type DemoShop } from "#server/testing/demo-shop.ts";
import { reconcileJob } from "./jobs/reconcile.ts";

const huda = { number: "966500000021", name: "هدى" };
const question = "متى تفتحون؟";
const reconcile = (app: TestApp) => reconcileJob(app.context, {}, { number: 1, last: false });
const minutes = (count: number) => count * 60_000;

/** Returns the ticket as its list shows it, and the agent's message in it. */
async function readMessages(app: TestApp, token: string) {
  const [ticket] = (await app.request({ path: "/api/tickets/", token })).body.data;
  const { body } = await app.request({ path: `/api/tickets/${ticket.id}/`, token });
  const message = body.data.messages.findLast(({ author }: { author: string }) => author === "agent");
  return {
    ticket: ticket.status as string,
    reason: ticket.defer_reason as string | null,
    message: message.status as string,
    id: message.id as string,
  };
}

test("A06: when WhatsApp says nothing for ten minutes a person gets the ticket, and decides whether it goes again", async () => {
  await using shop = await channelShop();
  const { app, owner, platforms } = shop;
  await connectWhatsappViaMeta(shop, owner);
  const onPhone = () => platforms.whatsapp.state.lines.filter(({ side }) => side === "business").length;
  platforms.whatsapp.faults.next.push({ fault: { kind: "cut" }, path: "/messages", says: "preview_url" });
  platforms.whatsapp.write(businessPhone, huda, { type: "text", text: question });
  await shop.settle();

  await app.passTime(minutes(9));
  expect(await reconcile(app)).toBe(
    "0 lost answers found at their platforms, 0 unknown ones given to people",
  );
  expect(await readMessages(app, owner.token)).toMatchObject({ ticket: "pending", message: "uncertain" });

  await app.passTime(minutes(2));
  expect(await reconcile(app)).toBe(
    "0 lost answers found at their platforms, 1 unknown ones given to people",
  );
  await shop.settle();
  const ticket = await readMessages(app, owner.token);
  expect(ticket).toMatchObject({ ticket: "deferred", reason: "delivery_unknown", message: "uncertain" });
  expect(await reconcile(app), "once").toContain("0 unknown");
  expect(onPhone(), "nobody but a person sends it again").toBe(0);

  const again = await app.request({
    method: "POST",
    path: `/api/messages/${ticket.id}/retry/`,
    token: owner.token,
  });
  expect(again.status).toBe(200);
  await shop.settle();
  expect(await readMessages(app, owner.token)).toMatchObject({ message: "delivered" });
  expect(onPhone()).toBe(1);
});

test("A06: a platform's late word, after a person was told, still counts", async () => {
  await using shop = await channelShop();
  const { app, owner, platforms } = shop;
  await connectWhatsappViaMeta(shop, owner);
  const { faults } = platforms.whatsapp;
  faults.next.push({ fault: { kind: "lost" }, path: "/messages", says: "preview_url" });
  platforms.whatsapp.write(businessPhone, huda, { type: "text", text: question });
  await platforms.settled();
  faults.delivery.lost = true;
  await shop.settle();
  await app.passTime(minutes(11));
  await reconcile(app);
  expect(await readMessages(app, owner.token)).toMatchObject({
    reason: "delivery_unknown",
    message: "uncertain",
  });
  faults.delivery.lost = false;
  platforms.whatsapp.open(businessPhone, huda.number);
  await shop.settle();
  expect(await readMessages(app, owner.token)).toMatchObject({ message: "read" });
});

type Side = "instagram" | "x";

/**
 * Has the agent's answer reach the customer while its confirmation is lost and the platform sends no webhooks.
 * Returns a function that counts the business's messages on the phone.
 */
async function answeredInSilence(shop: DemoShop, kind: "instagram" | "twitter", side: Side) {
  await shop.connect(kind);
  const [phone] = await shop.phones();
  const platform = shop.platforms[side];
  if (!platform || !phone) throw new Error("the demo has no platforms");
  const path = kind === "instagram" ? "/messages" : "/dm_conversations";
  platform.faults.next.push({ fault: { kind: "lost" }, path, says: '"text"' });
  await shop.write({ channel: phone.channel, account: phone.account, text: question });
  await shop.platforms.settled();
  platform.faults.delivery.lost = true;
  await shop.settle();
  expect(await readMessages(shop.app, shop.owner.token)).toMatchObject({ message: "uncertain" });
  return async () => {
    const [now] = await shop.phones();
    return now?.lines.filter((line) => line.side === "business").length;
  };
}

test.each([
  ["instagram", "instagram"],
  ["twitter", "x"],
] as const)("A06: %s is looked through for what it never confirmed", async (kind, side) => {
  await using shop = await demoShop();
  const onPhone = await answeredInSilence(shop, kind, side);
  await shop.app.passTime(minutes(11));
  expect(await reconcile(shop.app)).toBe(
    "1 lost answers found at their platforms, 0 unknown ones given to people",
  );
  expect(await readMessages(shop.app, shop.owner.token)).toMatchObject({
    ticket: "pending",
    message: "sent",
  });
  await shop.settle();
  expect(await onPhone()).toBe(1);
});

test("A06: what Instagram does not have either is given to a person", async () => {
  await using shop = await demoShop();
  await answeredInSilence(shop, "instagram", "instagram");
  const platforms = shop.platforms;
  if (platforms)
    platforms.instagram.state.lines = platforms.instagram.state.lines.filter(({ side }) => side === "person");
  await shop.app.passTime(minutes(11));
  expect(await reconcile(shop.app)).toContain("1 unknown");
  expect(await readMessages(shop.app, shop.owner.token)).toMatchObject({
    ticket: "deferred",
    message: "uncertain",
  });
});
