import { expect, test } from "vitest";
import arAgent from "#shared/locales/ar/agent.json" with { type: "json" };
import enAgent from "#shared/locales/en/agent.json" with { type: "json" };
import { type DemoShop, demoShop } from "#server/testing/demo-shop.ts";
import { reconcileJob } from "./jobs/reconcile.ts";

const personal = "وين طلبي؟ تأخر";

interface Shown {
  id: string;
  text: string;
  status: string;
  author: string;
  more: { audience: string; notice: boolean } | null;
}

/** Connects an Instagram account with a customer's comment about a personal matter under its post. */
async function writeComment(shop: DemoShop, text = personal) {
  const [phone] = await shop.phones();
  await shop.write({ channel: "instagram", account: phone?.account ?? "", place: "public", text });
  await shop.settle();
}

async function onPhone(shop: DemoShop) {
  const [phone] = await shop.phones();
  return (phone?.lines ?? []).filter(({ side }) => side === "business");
}

async function ticketOf({ app, owner }: DemoShop) {
  const [ticket] = (await app.request({ path: "/api/tickets/", token: owner.token })).body.data;
  const { body } = await app.request({ path: `/api/tickets/${ticket.id}/`, token: owner.token });
  const { id, status, defer_reason } = ticket as { id: string; status: string; defer_reason: string | null };
  return { id, status, defer_reason, messages: body.data.messages as Shown[] };
}

const faults = (shop: DemoShop) => {
  const platform = shop.platforms.instagram;
  if (!platform) throw new Error("the demo has no platforms");
  return platform.faults;
};
const refusal = (code: number) =>
  ({
    kind: "answer",
    answer: {
      status: 400,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ error: { code, message: "refused" } }),
    },
  }) as const;

test("who is answered privately learns it under the comment, in its language, once", async () => {
  await using shop = await demoShop();
  await shop.connect("instagram");
  await writeComment(shop);
  const [answer, notice] = await onPhone(shop);
  expect(answer).toMatchObject({ public: false });
  expect(notice).toMatchObject({ public: true, text: arAgent.notice.handover });
  const ticket = await ticketOf(shop);
  expect(ticket.messages.at(-1)).toMatchObject({
    author: "agent",
    status: "sent",
    more: { audience: "public", notice: true },
  });
  expect(ticket.messages.filter(({ more }) => more?.notice)).toHaveLength(1);
  // A further reply of staff to the same comment does not add a second public line.
  const replied = await shop.app.request({
    path: `/api/tickets/${ticket.id}/reply/`,
    token: shop.owner.token,
    json: { text: "نراجعه الآن" },
  });
  expect(replied.status).toBe(200);
  await shop.settle();
  expect((await onPhone(shop)).filter((line) => line.public)).toHaveLength(1);
  // Another comment gets its own public line in its own language.
  await writeComment(shop, "Where is my order? It never arrived");
  expect((await onPhone(shop)).at(-1)?.text).toBe(enAgent.notice.handover);
});

test("nothing is said in public before the platform has the private message, and no answer that got lost doubles it", async () => {
  await using shop = await demoShop();
  await shop.connect("instagram");
  faults(shop).next.push({ fault: { kind: "lost" }, path: "/messages", says: "comment_id" });
  const [phone] = await shop.phones();
  await shop.write({
    channel: "instagram",
    account: phone?.account ?? "",
    place: "public",
    text: personal,
  });
  await shop.platforms.settled();
  faults(shop).delivery.lost = true;
  await shop.settle();
  expect((await onPhone(shop)).map((line) => line.public)).toEqual([false]);
  await shop.app.passTime(11 * 60_000);
  // The response to the public line is lost as well; the line is already under the comment and is not sent again.
  faults(shop).next.push({ fault: { kind: "lost" }, path: "/replies" });
  await reconcileJob(shop.app.context, {}, { number: 1, last: false });
  await shop.settle();
  expect((await onPhone(shop)).map((line) => line.public)).toEqual([false, true]);
  const before = await ticketOf(shop);
  expect(before.messages.at(-1)).toMatchObject({ status: "uncertain", more: { notice: true } });
  await shop.app.passTime(11 * 60_000);
  await reconcileJob(shop.app.context, {}, { number: 1, last: false });
  await shop.settle();
  expect((await onPhone(shop)).map((line) => line.public)).toEqual([false, true]);
  expect((await ticketOf(shop)).defer_reason, "a line that points somewhere is nobody's work").toBe(
    before.defer_reason,
  );
});

test("who cannot be written to is told how to reach us, and a person has the ticket", async () => {
  await using shop = await demoShop();
  await shop.connect("instagram");
  faults(shop).next.push({ fault: refusal(551), path: "/messages", says: "comment_id" });
  await writeComment(shop);
  expect((await onPhone(shop)).map((line) => [line.public, line.text])).toEqual([
    [true, arAgent.notice.unreachable],
  ]);
  expect(await ticketOf(shop)).toMatchObject({ status: "deferred" });
});

test("an owner who wants no such lines switches them off, also for when the account is connected again", async () => {
  await using shop = await demoShop();
  const { app, owner } = shop;
  await shop.connect("instagram");
  const off = await app.request({
    method: "PUT",
    path: "/api/channels/instagram/notices/",
    token: owner.token,
    json: { notices: false },
  });
  expect(off.body.data.connection).toMatchObject({ notices: false, enabled: true });
  await shop.connect("instagram");
  await writeComment(shop);
  expect((await onPhone(shop)).map((line) => line.public)).toEqual([false]);
  const cards = (await app.request({ path: "/api/channels/", token: owner.token })).body.data as {
    kind: string;
    connection: { notices: boolean | null } | null;
  }[];
  expect(cards.find(({ kind }) => kind === "instagram")?.connection?.notices).toBe(false);
});

test("on X, too, a mention that is answered privately says so under itself", async () => {
  await using shop = await demoShop();
  await shop.connect("twitter");
  const [phone] = await shop.phones();
  await shop.write({ channel: "twitter", account: phone?.account ?? "", place: "public", text: personal });
  await shop.settle();
  expect((await onPhone(shop)).map((line) => line.public)).toEqual([false, true]);
});
