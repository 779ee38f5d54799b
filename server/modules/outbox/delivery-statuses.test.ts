import { expect, test } from "vitest";
import {
  businessPhone,
  type ChannelShop,
  channelShop,
  connectWhatsappViaMeta,
} from "#server/testing/channel-shop.ts";
import { type SignedDelivery, statusDelivery } from "#server/testing/whatsapp-delivery.ts";

const statuses = ["sent", "delivered", "read", "failed"] as const;

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

/** Creates a shop whose replies the platform accepts without reporting statuses; the test reports them. */
async function silentShop(): Promise<ChannelShop> {
  const shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  return shop;
}

async function write(shop: ChannelShop, numbers: string[]): Promise<void> {
  const { whatsapp } = shop.platforms;
  whatsapp.faults.delivery.lost = false;
  for (const number of numbers)
    whatsapp.write(businessPhone, { number, name: "عميل" }, { type: "text", text: "هل توصلون إلى جدة؟" });
  await shop.platforms.settled();
  whatsapp.faults.delivery.lost = true;
  await shop.settle();
}

async function tell({ app, platforms }: ChannelShop, status: Parameters<typeof statusDelivery>[1]) {
  const { bytes, headers }: SignedDelivery = statusDelivery(platforms.env["META_APP_SECRET"] ?? "", status);
  const answer = await app.http.app.inject({
    method: "POST",
    url: "/webhook/whatsapp/",
    headers,
    payload: bytes,
  });
  expect(answer.statusCode).toBe(200);
}

const states = async ({ app }: ChannelShop): Promise<Record<string, string>> => {
  const { rows } = await app.database.ownerPool.query<{ contact: string; status: string }>(
    `select c.external_id as contact, m.status from messages m join contacts c on c.conversation_id = m.conversation_id
     where m.author = 'agent'`,
  );
  return Object.fromEntries(rows.map(({ contact, status }) => [contact, status]));
};

test("A04: sent, delivered, read and failed in all 24 orders, over HTTP: what was read stays read", async () => {
  await using shop = await silentShop();
  const orders = permutations(statuses);
  expect(orders).toHaveLength(24);
  const numbers = orders.map((_, index) => `9665400000${String(index).padStart(2, "0")}`);
  await write(shop, numbers);
  const ids = numbers.map(
    (number) =>
      shop.platforms.whatsapp.state.lines.find(({ side, person }) => side === "business" && person === number)
        ?.id ?? "",
  );
  expect(Object.values(await states(shop))).toEqual(numbers.map(() => "sent"));
  const at = Date.now();
  for (let step = 0; step < statuses.length; step += 1) {
    for (const [who, number] of numbers.entries())
      await tell(shop, { id: ids[who] ?? "", to: number, status: orders[who]?.[step] ?? "", at });
    // Each status is read before the next one is sent; otherwise the platform's times would put them in order.
    await shop.settle();
    const now = await states(shop);
    for (const [who, number] of numbers.entries()) {
      const statuses = orders[who]?.slice(0, step + 1) ?? [];
      if (statuses.includes("read")) expect(now[number], statuses.join(" ")).toBe("read");
      else if (statuses.includes("delivered")) expect(now[number], statuses.join(" ")).toBe("delivered");
      else expect(now[number], statuses.join(" ")).toBe(statuses.includes("failed") ? "failed" : "sent");
    }
  }
});

test("A04: a status of a message that nobody knows changes nothing; one that came too early counts later", async () => {
  await using shop = await silentShop();
  const number = "966540000099";
  const { faults, state } = shop.platforms.whatsapp;
  faults.next.push({ fault: { kind: "lost" }, path: "/messages", says: "preview_url" });
  await write(shop, [number]);
  expect(await states(shop)).toEqual({ [number]: "uncertain" });
  const line = state.lines.find(({ side }) => side === "business");
  const at = Date.now();
  await tell(shop, { id: "wamid.nobody", to: number, status: "read", at });
  // The status belongs to our message but does not name it: our side learns the message's id only from a status
  // that also contains our own id.
  await tell(shop, { id: line?.id ?? "", to: number, status: "read", at });
  await shop.settle();
  expect(await states(shop)).toEqual({ [number]: "uncertain" });
  await tell(shop, { id: line?.id ?? "", to: number, status: "sent", at, outboxId: line?.opaque ?? "" });
  await shop.settle();
  expect(await states(shop)).toEqual({ [number]: "sent" });
  await shop.app.passTime(3_600_000);
  await shop.settle();
  expect(await states(shop)).toEqual({ [number]: "read" });
});

test("a status is looked at once where every request's id is known, and again while one is awaited", async () => {
  await using shop = await silentShop();
  const [known, awaited] = ["966540000097", "966540000098"] as const;
  await write(shop, [known]);
  shop.platforms.whatsapp.faults.next.push({
    fault: { kind: "lost" },
    path: "/messages",
    says: "preview_url",
  });
  await write(shop, [awaited]);
  expect(await states(shop)).toEqual({ [known]: "sent", [awaited]: "uncertain" });
  // The statuses are like those of a message that staff wrote in the platform's own app.
  for (const to of [known, awaited])
    await tell(shop, { id: `wamid.elsewhere-${to}`, to, status: "read", at: Date.now() });
  await shop.settle();
  const { rows } = await shop.app.database.ownerPool.query(
    `select thread, attempts, outcome, read_at is not null as is_read from channel_events
     where external_id like 'status:wamid.elsewhere%' order by thread`,
  );
  expect(rows).toEqual([
    { thread: known, attempts: 1, outcome: "unknown", is_read: true },
    { thread: awaited, attempts: 1, outcome: null, is_read: false },
  ]);
});
