import { expect, test } from "vitest";
import { tenantOf } from "#server/tenant.ts";
import { continueCampaignRun } from "./campaign-runs.ts";
import { type DemoShop, demoShop } from "#server/testing/demo-shop.ts";

/**
 * Starts an Instagram campaign whose text needs more than one request. Its message waits to be sent to a customer
 * who has written.
 */
async function begunLong(shop: DemoShop): Promise<string> {
  await shop.connect("instagram");
  await write(shop, "هل توصلون إلى جدة؟");
  const { token, organizationId } = shop.owner;
  const json = { name: "عرض", channel: "instagram", text: "خصم على القهوة المختصة. ".repeat(60) };
  const made = await shop.app.request({ path: "/api/campaigns/", token, json });
  const id = made.body.data.id as string;
  const response = await shop.app.request({
    path: `/api/campaigns/${id}/start/`,
    token,
    json: { expected: 1 },
  });
  expect(response.status, response.text).toBe(200);
  await continueCampaignRun(tenantOf(shop.app.context, organizationId), id);
  return id;
}

async function write(shop: DemoShop, text: string): Promise<void> {
  const [phone] = await shop.phones();
  await shop.write({ channel: "instagram", account: phone?.account ?? "", text });
  await shop.settle();
}

const parts = async (shop: DemoShop) =>
  (
    await shop.app.database.ownerPool.query<{ state: string }>(
      `select o.state from outbox o join messages m on m.id = o.message_id where m.author = 'campaign' order by o.part`,
    )
  ).rows.map(({ state }) => state);

const messageTexts = async (shop: DemoShop) => {
  const [phone] = await shop.phones();
  return (phone?.lines ?? []).filter(({ side }) => side === "business");
};

test("a campaign cancelled when half of its message has left ends that one, and answers go on behind it", async () => {
  await using shop = await demoShop();
  const id = await begunLong(shop);
  const faults = shop.platforms.instagram.faults;
  if (!faults) throw new Error("the demo has no platforms");
  faults.latencyMs = 1000;
  const settled = shop.settle();
  await expect.poll(() => parts(shop)).toEqual(["sending", "queued"]);
  const { token } = shop.owner;
  await shop.app.request({ method: "POST", path: `/api/campaigns/${id}/cancel/`, token });
  faults.latencyMs = 0;
  await settled;
  for (const state of await parts(shop)) expect(["sent", "delivered", "read"]).toContain(state);
  const before = (await messageTexts(shop)).length;
  await write(shop, "متى تفتحون؟");
  expect((await messageTexts(shop)).length).toBeGreaterThan(before);
});

test("a campaign cancelled in the moment its message is taken holds up nobody's answers", async () => {
  await using shop = await demoShop();
  await begunLong(shop);
  // The trigger runs between reading the message and sending it, a point that only the database can reach.
  await shop.app.database.ownerPool.query(`
    create function cancel_now() returns trigger language plpgsql security definer as $$
      begin update campaigns set status = 'cancelled'; return null; end $$;
    create trigger cancel_now after insert on outbox for each statement execute function cancel_now()`);
  const before = (await messageTexts(shop)).length;
  await shop.settle();
  expect(await parts(shop)).toEqual([]);
  await write(shop, "متى تفتحون؟");
  expect((await messageTexts(shop)).length).toBe(before + 1);
});
