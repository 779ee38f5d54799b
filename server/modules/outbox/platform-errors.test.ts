import { expect, test } from "vitest";
import type { Fault } from "#server/simulator/faults.ts";
import {
  businessPhone,
  type ChannelShop,
  channelShop,
  connectWhatsappViaMeta,
} from "#server/testing/channel-shop.ts";

const huda = { number: "966500000021", name: "هدى" };
const sara = { number: "966500000022", name: "سارة" };
const question = { type: "text", text: "هل توصلون إلى جدة؟" } as const;
const json = { "content-type": "application/json" };

/** Builds an error response as Meta formats it. */
const refusal = (status: number, code: number, headers: Record<string, string> = {}): Fault => ({
  kind: "answer",
  answer: {
    status,
    headers: { ...json, ...headers },
    body: JSON.stringify({
      error: { message: `(#${code}) refused`, type: "OAuthException", code, fbtrace_id: "AbCd" },
    }),
  },
});

async function connectedShop(): Promise<ChannelShop> {
  const shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  return shop;
}

/** Adds the fault to Huda's next replies, `times` times; other customers are not affected. */
const trouble = ({ platforms }: ChannelShop, fault: Fault, times = 1) => {
  for (let n = 0; n < times; n += 1)
    platforms.whatsapp.faults.next.push({ fault, path: "/messages", says: `"to":"${huda.number}"` });
};

const onPhone = ({ platforms }: ChannelShop, person: { number: string }) =>
  platforms.whatsapp.state.lines.filter(
    ({ side, person: whose }) => side === "business" && whose === person.number,
  ).length;

async function bothWrite(shop: ChannelShop): Promise<void> {
  shop.platforms.whatsapp.write(businessPhone, huda, question);
  await shop.settle();
  shop.platforms.whatsapp.write(businessPhone, sara, question);
  await shop.settle();
}

/** Returns Huda's message with its current state, and the number of attempts. */
async function reply({ app }: ChannelShop) {
  const { rows } = await app.database.ownerPool.query<{
    status: string;
    failure: string | null;
    attempts: number;
    ticket: string;
    reason: string | null;
  }>(
    `select m.status, m.failure, o.attempts, t.status as ticket, t.defer_reason as reason
     from messages m join outbox o on o.message_id = m.id join tickets t on t.id = m.ticket_id
     join contacts c on c.conversation_id = m.conversation_id where c.external_id = $1`,
    [huda.number],
  );
  expect(rows).toHaveLength(1);
  return rows[0];
}

test("A08: 131047, the window is closed: tried once, said to staff, and nobody else is held up", async () => {
  await using shop = await connectedShop();
  trouble(shop, refusal(400, 131047));
  await bothWrite(shop);
  await shop.app.passTime(3_600_000);
  await shop.settle();
  expect(await reply(shop)).toEqual({
    status: "failed",
    failure: "window_closed",
    attempts: 1,
    ticket: "deferred",
    reason: "not_delivered",
  });
  expect([onPhone(shop, huda), onPhone(shop, sara)]).toEqual([0, 1]);
});

test("A08: 131026, the number has no WhatsApp: tried once, said to staff", async () => {
  await using shop = await connectedShop();
  trouble(shop, refusal(400, 131026));
  await bothWrite(shop);
  expect(await reply(shop)).toMatchObject({ status: "failed", failure: "unknown_contact", attempts: 1 });
  expect([onPhone(shop, huda), onPhone(shop, sara)]).toEqual([0, 1]);
});

test("an answer that fails after its ticket was closed opens the ticket again for a person", async () => {
  await using shop = await connectedShop();
  const { app, owner } = shop;
  trouble(shop, refusal(400, 131056));
  await bothWrite(shop);
  const { rows } = await app.database.ownerPool.query<{ id: string }>(
    `select t.id from tickets t join contacts c on c.conversation_id = t.conversation_id where c.external_id = $1`,
    [huda.number],
  );
  const path = `/api/tickets/${rows[0]?.id}`;
  const closed = await app.request({
    path: `${path}/close/`,
    token: owner.token,
    json: { reason: "answered" },
  });
  expect(closed.body.data).toMatchObject({ status: "closed" });
  trouble(shop, refusal(400, 131026));
  await app.passTime(6_500);
  await shop.settle();
  expect(await reply(shop)).toMatchObject({ status: "failed", failure: "unknown_contact" });
  const again = await app.request({ path: `${path}/`, token: owner.token });
  expect(again.body.data).toMatchObject({
    status: "deferred",
    defer_reason: "not_delivered",
    close_reason: null,
  });
});

test("A08: 131056, too many to one person: that person's wait six seconds, everybody else's go", async () => {
  await using shop = await connectedShop();
  trouble(shop, refusal(400, 131056));
  await bothWrite(shop);
  expect(await reply(shop)).toMatchObject({ status: "queued", attempts: 1 });
  expect([onPhone(shop, huda), onPhone(shop, sara)]).toEqual([0, 1]);
  await shop.app.passTime(3_000);
  await shop.settle();
  expect(onPhone(shop, huda), "not before six seconds").toBe(0);
  await shop.app.passTime(3_500);
  await shop.settle();
  expect(await reply(shop)).toMatchObject({ status: "delivered", attempts: 2 });
  expect(onPhone(shop, huda)).toBe(1);
});

test("A08: 130429, too many from one number: the whole account waits, and then all go once", async () => {
  await using shop = await connectedShop();
  trouble(shop, refusal(429, 130429));
  await bothWrite(shop);
  expect([onPhone(shop, huda), onPhone(shop, sara)]).toEqual([0, 0]);
  await shop.app.passTime(6_000);
  await shop.settle();
  expect([onPhone(shop, huda), onPhone(shop, sara)]).toEqual([1, 1]);
  expect(await reply(shop)).toMatchObject({ status: "delivered", attempts: 2 });
});

test("A08: 429 with Retry-After: nothing of the account is tried before that time", async () => {
  await using shop = await connectedShop();
  trouble(shop, refusal(429, 0, { "retry-after": "30" }));
  await bothWrite(shop);
  await shop.app.passTime(15_000);
  await shop.settle();
  expect(await reply(shop)).toMatchObject({ status: "queued", attempts: 1 });
  expect([onPhone(shop, huda), onPhone(shop, sara)]).toEqual([0, 0]);
  await shop.app.passTime(16_000);
  await shop.settle();
  expect([onPhone(shop, huda), onPhone(shop, sara)]).toEqual([1, 1]);
});

test("A08: Meta's own 500 says that nothing was sent: it goes again, once", async () => {
  await using shop = await connectedShop();
  trouble(shop, refusal(500, 131000), 3);
  await bothWrite(shop);
  expect(await reply(shop)).toMatchObject({ status: "queued" });
  for (let step = 0; step < 6; step += 1) {
    await shop.app.passTime(61_000);
    await shop.settle();
  }
  expect(await reply(shop)).toMatchObject({ status: "delivered", attempts: 4 });
  expect([onPhone(shop, huda), onPhone(shop, sara)]).toEqual([1, 1]);
});

test.each<[string, Fault, number]>([
  [
    "a gateway's 502",
    { kind: "answer", answer: { status: 502, headers: {}, body: "<h1>Bad gateway</h1>" } },
    0,
  ],
  [
    "a 200 that is no JSON",
    { kind: "answer", answer: { status: 200, headers: json, body: '{"messages":[{' } },
    0,
  ],
  ["cut before the platform did anything", { kind: "cut" }, 0],
])(
  "A08: %s leaves the outcome unknown: shown to staff, never sent again by itself, others' replies go",
  async (_what, fault, arrived) => {
    await using shop = await connectedShop();
    trouble(shop, fault);
    await bothWrite(shop);
    expect(await reply(shop)).toMatchObject({ status: "uncertain", attempts: 1 });
    expect([onPhone(shop, huda), onPhone(shop, sara)]).toEqual([arrived, 1]);
    await shop.app.passTime(3_600_000);
    await shop.settle();
    expect([onPhone(shop, huda), onPhone(shop, sara)]).toEqual([arrived, 1]);
  },
);

test.each<[string, Fault]>([
  ["cut after the platform had done it", { kind: "lost" }],
  ["half an answer", { kind: "half" }],
])("A08: %s is known by the platform's word, and sent once", async (_what, fault) => {
  await using shop = await connectedShop();
  trouble(shop, fault);
  await bothWrite(shop);
  expect(await reply(shop)).toMatchObject({ status: "delivered", attempts: 1 });
  expect([onPhone(shop, huda), onPhone(shop, sara)]).toEqual([1, 1]);
});

test("A08: a platform that cannot be reached loses nothing: all replies go once when it is back", async () => {
  await using shop = await connectedShop();
  shop.platforms.whatsapp.faults.always = refusal(503, 2);
  for (let n = 0; n < 12; n += 1)
    shop.platforms.whatsapp.write(
      businessPhone,
      { number: `96650000010${n % 10}${n}`, name: "عميل" },
      question,
    );
  await shop.settle();
  expect((await shop.sent()).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => "queued"));
  shop.platforms.whatsapp.faults.always = null;
  for (let step = 0; step < 8; step += 1) {
    await shop.app.passTime(61_000);
    await shop.settle();
  }
  expect((await shop.sent()).map(({ status }) => status)).toEqual(
    Array.from({ length: 12 }, () => "delivered"),
  );
  const lines = shop.platforms.whatsapp.state.lines.filter(({ side }) => side === "business");
  expect(new Set(lines.map(({ person }) => person)).size).toBe(12);
  expect(lines).toHaveLength(12);
});
