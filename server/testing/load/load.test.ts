import { expect, test } from "vitest";
import { watchInboundEvents } from "#server/jobs/due-inbound-events.ts";
import { channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";
import { connectTo } from "#server/testing/held-job.ts";
import { countWrongs, drain } from "./count-wrongs.ts";
import { seedAnswers } from "./seed-answers.ts";
import { openPhones } from "./loaded-product.ts";
import { answersOf, playLoad } from "./play-load.ts";

const load = {
  answers: [],
  seconds: 2,
  webhooksPerSecond: 110,
  messagesPerSecond: 12,
  readsPerSecond: 8,
  openPages: 40,
};

test("A13 webhooks, chats and the portal at once, with open pages: nothing is lost, doubled or left unanswered", async () => {
  await using shop = await channelShop({ TRUST_PROXY: "true" });
  const { app, owner, platforms } = shop;
  await connectWhatsappViaMeta(shop, owner);
  openPhones(platforms);
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  const database = await connectTo(app.database.ownerUrl);
  await app.work();
  const { context } = app;
  const stopWatching = await watchInboundEvents(
    app.database.ownerPool,
    0,
    context.notifications,
    context.log,
  );
  await using _ = {
    [Symbol.asyncDispose]: async () => {
      await stopWatching();
      await database.end();
    },
  };
  const shops = [{ token: owner.token, chatToken: made.body.data.token as string }];
  const product = { url: context.config.publicUrl ?? "", platforms, shops, database };
  // Statuses tell of answers: there have to be some.
  await playLoad(product, { ...load, seconds: 1, webhooksPerSecond: 10, messagesPerSecond: 0, openPages: 0 });
  expect(await drain(product, 60_000)).toBe(true);
  const answers = await seedAnswers(product, answersOf(load));
  const played = await playLoad(product, { ...load, answers });
  expect(played.failures).toEqual({});
  const { webhook, chat, read } = played.latencies;
  expect([webhook.length, chat.length, read.length]).toEqual([220, 24, 16]);
  expect([played.acknowledged.whatsapp.size, played.acknowledged.chat.size]).toEqual([20, 24]);
  expect({ lost: played.lostPages, deaf: played.deafPages }).toEqual({ lost: 0, deaf: 0 });
  expect(await drain(product, 60_000)).toBe(true);
  const none = { lost: 0, doubled: 0, unanswered: 0, phones: 0 };
  expect(await countWrongs(product, played)).toEqual(none);

  // What is counted is noticed: a message that nobody stored, and one whose answer is gone.
  const { whatsapp, chat: ids } = played.acknowledged;
  const [first] = ids;
  await database.query(
    "delete from messages where reply_to in (select id from messages where origin_id = $1)",
    [first],
  );
  const acknowledged = { whatsapp, chat: new Set([...ids, "never-stored"]) };
  expect(await countWrongs(product, { acknowledged })).toEqual({ ...none, lost: 1, unanswered: 1 });
}, 60_000);
