import { expect, test } from "vitest";
import type { Connection } from "./channel.ts";
import type { InboundEvent, InboundMessage } from "./inbound.ts";
import { readTwitter } from "./twitter-read.ts";
import { twitterWebhook } from "./twitter-webhook.ts";

const account = "1700000000000000002";
const connection = { account, name: "@suhailroasters" } as Connection;

/** Reads the events of a delivery of X's webhook. */
function read(event_type: string, payload: object, event_uuid = "2080761390344937796"): InboundEvent[] {
  const bytes = Buffer.from(
    JSON.stringify({ data: { event_type, event_uuid, filter: { user_id: account }, payload } }),
  );
  const events = twitterWebhook.split({ bytes, headers: {}, query: {} }, (why) => expect.fail(why));
  return events.flatMap(({ body }) => readTwitter(body, connection));
}

const mention = (post: object) =>
  read("post.mention.create", {
    id: "1980000000000000021",
    author_id: "1800000000000000009",
    conversation_id: "1980000000000000001",
    ...post,
  }) as InboundMessage[];

test("X: a post that is only passed on asks nothing, however often it is", () => {
  const retweet = {
    text: "@suhailroasters متى تفتحون؟",
    referenced_tweets: [{ type: "retweeted", id: "1" }],
  };
  expect(mention(retweet)).toEqual([]);
  expect(mention({ text: "RT @noura: @suhailroasters متى تفتحون؟" })).toEqual([]);
  // A quote with a text of its own needs a reply.
  const quote = { text: "@suhailroasters متى تفتحون؟", referenced_tweets: [{ type: "quoted", id: "1" }] };
  expect(mention(quote)).toMatchObject([{ text: "متى تفتحون؟" }]);
});

test("X: who answers somebody else in a conversation that names us is kept, and not answered", () => {
  const above = { referenced_tweets: [{ type: "replied_to", id: "1980000000000000001" }] };
  const toOther = { ...above, in_reply_to_user_id: "1800000000000000055" };
  expect(mention({ ...toOther, text: "@ahmad @suhailroasters والله؟" })).toMatchObject([
    { text: "والله؟", automatedReason: "overheard" },
  ]);
  const called = mention({ ...toOther, text: "@ahmad وش رأيك يا @suhailroasters تفتحون الجمعة؟" });
  expect(called).toMatchObject([{ messageKind: "comment" }]);
  expect(called[0]?.automatedReason).toBeUndefined();
  const toUs = mention({ ...above, in_reply_to_user_id: account, text: "@suhailroasters متى تفتحون؟" });
  expect(toUs[0]?.automatedReason).toBeUndefined();
});

test("X: what is said among several is not answered in private", () => {
  const directMessage = { id: "1582838499983564806", sender_id: "1800000000000000009", text: "مين يجي معي؟" };
  expect(read("dm.received", { ...directMessage, dm_conversation_id: "1578398451921985538" })).toEqual([]);
  const between = `${account}-1800000000000000009`;
  expect(read("dm.received", { ...directMessage, dm_conversation_id: between })).toMatchObject([
    { kind: "message" },
  ]);
});

test("X: a delivery whose own id is of another form is read all the same", () => {
  const directMessage = { id: "1582838499983564806", sender_id: "1800000000000000009", text: "متى تفتحون؟" };
  expect(read("dm.received", directMessage, "6f1f0a0e-1d9c-4f7b-9f7e-1c2d3e4f5a6b")).toMatchObject([
    { text: "متى تفتحون؟" },
  ]);
});
