import { expect, test } from "vitest";
import { readReplyContext, replyToMessage } from "#server/modules/conversations/replies.ts";
import { tenantOf } from "#server/tenant.ts";
import { type DemoShop, demoShop } from "#server/testing/demo-shop.ts";

const account = "17841400000000002";
const noura = { id: "1200000000000001", username: "noura", name: "نورة" };
const question = "متى تفتحون؟";

async function onInstagram() {
  const shop = await demoShop();
  await shop.connect("instagram");
  const { instagram } = shop.platforms;
  return { shop, instagram };
}

const agentSaid = async ({ app }: DemoShop) =>
  (
    await app.database.ownerPool.query<{ reason: string | null; decision: string | null }>(
      "select decision, reason from messages where author = 'agent' order by created_at",
    )
  ).rows;
const tickets = async ({ app, owner }: DemoShop) =>
  (await app.request({ path: "/api/tickets/", token: owner.token })).body.data;

test("who answers what the business wrote first in Instagram's own app writes to a person, not to the agent", async () => {
  const { shop, instagram } = await onInstagram();
  await using _ = shop;
  instagram.writeAsBusiness(account, noura.id, "طلبك جاهز، نوصله لك اليوم؟");
  await shop.settle();
  instagram.write(account, noura, { type: "text", text: question });
  await shop.settle();
  // The agent only says that the team has the message.
  expect(await agentSaid(shop)).toEqual([{ decision: null, reason: "waiting" }]);
  expect(await tickets(shop)).toMatchObject([{ status: "deferred", subject: "طلبك جاهز، نوصله لك اليوم؟" }]);
});

test("a closed ticket that the business goes on with in Instagram's own app comes back to a person", async () => {
  const { shop, instagram } = await onInstagram();
  await using _ = shop;
  instagram.write(account, noura, { type: "text", text: question });
  await shop.settle();
  const [ticket] = await tickets(shop);
  const closed = await shop.app.request({
    method: "POST",
    path: `/api/tickets/${ticket.id}/resolve/`,
    token: shop.owner.token,
  });
  expect(closed.status).toBe(200);
  instagram.writeAsBusiness(account, noura.id, "نسيت أسألك، تجي اليوم؟");
  await shop.settle();
  instagram.write(account, noura, { type: "text", text: "نعم الساعة 5" });
  await shop.settle();
  expect(await tickets(shop)).toMatchObject([{ id: ticket.id, status: "deferred" }]);
  expect((await agentSaid(shop)).filter(({ reason }) => reason !== "waiting")).toHaveLength(1);
});

test("what the business has answered in its own app by the time the agent comes to it is left at that", async () => {
  const { shop, instagram } = await onInstagram();
  await using _ = shop;
  instagram.write(account, noura, { type: "text", text: question });
  await shop.platforms.settled();
  await new Promise((done) => setTimeout(done, 5));
  instagram.writeAsBusiness(account, noura.id, "نفتح 9 الصبح، حياك");
  await shop.settle();
  expect(await agentSaid(shop)).toEqual([]);
});

test("what the business answers in its own app while the agent writes is left at that", async () => {
  const { shop, instagram } = await onInstagram();
  await using _ = shop;
  const { app, owner } = shop;
  const off = await app.request({
    method: "PUT",
    path: "/api/channels/instagram/enabled/",
    token: owner.token,
    json: { enabled: false },
  });
  expect(off.status, off.text).toBe(200);
  instagram.write(account, noura, { type: "text", text: question });
  await shop.settle();
  const { rows } = await app.database.ownerPool.query("select id from messages where author = 'customer'");
  const messageId = rows[0].id;
  // The agent begins to write at this point.
  const channelHandle = await tenantOf(app.context, owner.organizationId).transaction((db) =>
    readReplyContext(db, messageId, app.context.clock()),
  );
  instagram.writeAsBusiness(account, noura.id, "نفتح 9 الصبح، حياك");
  await shop.settle();
  const reply = await replyToMessage(tenantOf(app.context, owner.organizationId), messageId, {
    inline: false,
    replyContext: channelHandle,
  });
  expect(reply).toMatchObject({ decision: "waiting", text: "" });
  expect(await agentSaid(shop)).toEqual([]);
});

test("what a customer takes back before it is answered is not answered", async () => {
  const { shop, instagram } = await onInstagram();
  await using _ = shop;
  const mid = instagram.write(account, noura, { type: "text", text: question });
  instagram.unsend(account, noura, mid);
  await shop.settle();
  expect(await agentSaid(shop)).toEqual([]);
});
