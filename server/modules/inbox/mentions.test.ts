import { expect, test } from "vitest";
import { channelShop, type ChannelShop } from "#server/testing/channel-shop.ts";
import { chooseAccount } from "#server/simulator/choose-page.ts";

const account = "1700000000000000002";
const person = { id: "1800000000000000009", username: "noura", name: "نورة" };
const question = "متى تفتحون؟";

async function onX(env: Record<string, string> = {}) {
  const shop = await channelShop(env);
  const { app, owner } = shop;
  const response = await app.request({
    method: "POST",
    path: "/api/channels/twitter/begin/",
    token: owner.token,
  });
  const back = await chooseAccount(response.body.data.url);
  const finished = await app.request({
    path: "/api/channels/twitter/finish/",
    token: owner.token,
    json: { state: back.searchParams.get("state"), code: back.searchParams.get("code") },
  });
  expect(finished.status).toBe(200);
  return shop;
}

/** Returns the results of a question asked in public. */
async function askPublicly(shop: ChannelShop) {
  const { app, owner, platforms } = shop;
  const mention = platforms.x.mention(account, person, question);
  await shop.settle();
  const { data: tickets } = (await app.request({ path: "/api/tickets/", token: owner.token })).body;
  const posts = platforms.x.state.posts.filter(({ inReplyTo }) => inReplyTo === mention);
  return { tickets, posts };
}

test("as long as X has not approved agents in public, a mention goes to a person and the agent posts nothing", async () => {
  await using shop = await onX();
  const { tickets, posts } = await askPublicly(shop);
  expect(posts).toEqual([]);
  expect(await shop.sent()).toEqual([]);
  expect(tickets).toMatchObject([{ channel: "twitter", status: "deferred", defer_reason: "agent_off" }]);
});

test("direct messages on X are answered also without that approval", async () => {
  await using shop = await onX();
  shop.platforms.x.write(account, person, question);
  await shop.settle();
  expect(await shop.sent()).toMatchObject([{ status: "sent" }]);
});

test("with X_PUBLIC_REPLIES a general question is answered under its post", async () => {
  await using shop = await onX({ X_PUBLIC_REPLIES: "true" });
  const { posts } = await askPublicly(shop);
  expect(posts).toMatchObject([{ author: account }]);
});
