import { createHmac } from "node:crypto";
import { z } from "zod";
import { parseValidItems } from "./valid-items.ts";
import type { RawEvent } from "./inbound.ts";
import { twitterPlatform } from "./platforms.ts";
import { hasValidSignature } from "./signature.ts";
import type { Webhook } from "./webhook.ts";

/** Direct messages and posts as they are stored, from webhooks and from polls. */
export interface StoredDirectMessage {
  id: string;
  sender: string;
  recipient: string;
  text: string;
  /** Time in milliseconds. */
  at: number;
  name: string | null;
  username: string | null;
  media: { url: string; type: string }[];
}
export interface StoredMention {
  id: string;
  author: string;
  text: string;
  conversation: string;
  inReplyTo: string | null;
  /** User whom it replies to. */
  inReplyToUser: string | null;
  at: number;
  name: string | null;
  username: string | null;
}

const attachment = z.looseObject({
  type: z.string().optional(),
  media: z
    .looseObject({
      media_url_https: z.string().optional(),
      type: z.string().optional(),
      video_info: z
        .looseObject({
          variants: z.array(z.looseObject({ url: z.string(), content_type: z.string().optional() })),
        })
        .optional(),
    })
    .optional(),
});
/** Direct messages in the format of X's older API, or of the lists of its newer one. */
const olderMessages = z.looseObject({
  direct_message_events: z.array(
    z.looseObject({
      id: z.string(),
      created_timestamp: z.string().optional(),
      message_create: z.looseObject({
        sender_id: z.string(),
        target: z.looseObject({ recipient_id: z.string() }),
        message_data: z.looseObject({ text: z.string().optional(), attachment: attachment.optional() }),
      }),
    }),
  ),
  users: z
    .record(z.string(), z.looseObject({ name: z.string().optional(), screen_name: z.string().optional() }))
    .optional(),
});
const newerMessage = z.looseObject({
  id: z.string(),
  sender_id: z.string(),
  dm_conversation_id: z.string().optional(),
  text: z.string().optional(),
  created_at: z.string().optional(),
  attachments: z.looseObject({ media_keys: z.array(z.string()).optional() }).optional(),
});
export const postFacts = z.looseObject({
  id: z.string(),
  author_id: z.string(),
  text: z.string(),
  conversation_id: z.string().optional(),
  created_at: z.string().optional(),
  in_reply_to_user_id: z.string().nullish(),
  referenced_tweets: z.array(z.looseObject({ type: z.string(), id: z.string() })).optional(),
});
export const userFacts = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  username: z.string().optional(),
});
/** A file of a list, which messages refer to by its key. */
export const mediaFacts = z.looseObject({
  media_key: z.string(),
  type: z.string().optional(),
  url: z.string().optional(),
  variants: z.array(z.looseObject({ url: z.string(), content_type: z.string().optional() })).optional(),
});
const event = z.looseObject({
  event_type: z.string(),
  event_uuid: z.string(),
  filter: z.looseObject({ user_id: z.string().optional() }),
  payload: z.unknown(),
  includes: z
    .looseObject({
      users: z.array(userFacts).optional(),
      media: z.array(mediaFacts).optional().catch(undefined),
    })
    .optional(),
});
type Event = z.infer<typeof event>;
const delivery = z.looseObject({ data: z.unknown() });

/** Deliveries of X's activity webhook: direct messages and mentions. */
export const twitterWebhook: Webhook = {
  platform: "twitter",

  /**
   * X sends a challenge at registration and every hour to verify that we know the secret, and anybody can send one.
   * The response is the same HMAC that a delivery carries, so anything that could be a delivery is refused; otherwise
   * an attacker could have forged deliveries signed.
   */
  answerChallenge(context, query) {
    const x = twitterPlatform(context);
    const token = query["crc_token"];
    if (!x || !token || !/^[^{}[\]"\s]{1,500}$/.test(token)) return null;
    return {
      response_token: `sha256=${createHmac("sha256", x.consumerSecret).update(token).digest("base64")}`,
    };
  },

  isGenuine(context, { bytes, headers }) {
    const x = twitterPlatform(context);
    return (
      x !== null &&
      hasValidSignature(bytes, x.consumerSecret, headers["x-twitter-webhooks-signature"], "base64")
    );
  },

  split({ bytes }, reportInvalid) {
    const { data } = delivery.parse(JSON.parse(bytes.toString("utf8")));
    return parseValidItems(event, Array.isArray(data) ? data : [data], reportInvalid).flatMap((one) => {
      try {
        return eventsOf(one);
      } catch (problem) {
        reportInvalid(`${one.event_type} ${(problem as Error).message.slice(0, 200)}`);
        return [];
      }
    });
  },
};

function eventsOf(one: Event): RawEvent[] {
  const account = one.filter.user_id;
  if (!account) return [];
  if (one.event_type === "dm.received" || one.event_type === "dm.sent") return directMessages(one, account);
  if (one.event_type === "post.mention.create") {
    const post = postFacts.parse(one.payload);
    return isRepost(post) ? [] : [mentionEvent(account, toStoredMention(post, one.includes?.users ?? []))];
  }
  // The message is encrypted, so only its existence is known, and a person has to read it in X.
  if (one.event_type === "chat.received") {
    const { sender_id: sender } = z.looseObject({ sender_id: z.string() }).parse(one.payload);
    const { event_uuid: id } = one;
    const at = instantOfId(id);
    return [
      {
        account,
        externalId: `chat:${id}`,
        thread: sender,
        at: new Date(at),
        body: { encrypted: { id, sender, at } },
      },
    ];
  }
  return [];
}

/** The time that X states or, when it is invalid, the one in the id. A message is not lost because of its time. */
const instantOr = (ms: number, id: string): number =>
  Number.isNaN(new Date(ms).getTime()) ? instantOfId(id) : ms;

function directMessages({ payload, includes }: Event, account: string): RawEvent[] {
  const older = olderMessages.safeParse(payload);
  if (!older.success) {
    const one = newerMessage.parse(payload);
    return isGroup(one, account)
      ? []
      : [messageEvent(account, toStoredMessage(account, one, includes ?? {}))];
  }
  return older.data.direct_message_events.map(({ id, created_timestamp, message_create: content }) => {
    const user = older.data.users?.[content.sender_id];
    const media = content.message_data.attachment?.media;
    const video = media?.video_info?.variants.find(({ content_type }) => content_type === "video/mp4");
    const url = video?.url ?? media?.media_url_https;
    return messageEvent(account, {
      id,
      sender: content.sender_id,
      recipient: content.target.recipient_id,
      text: content.message_data.text ?? "",
      at: instantOr(Number(created_timestamp), id),
      name: user?.name ?? user?.screen_name ?? null,
      username: user?.screen_name ?? null,
      media: url ? [{ url, type: video ? "video/mp4" : "image/jpeg" }] : [],
    });
  });
}

/**
 * The id of a conversation of two contains both users' ids; a group conversation has an id of its own. A message in a
 * group is not addressed to the business, and a reply would go in private to a person who asked others.
 */
export const isGroup = ({ dm_conversation_id: id }: z.infer<typeof newerMessage>, account: string): boolean =>
  id !== undefined && !id.split("-").includes(account);

/** Whether a post only shares another one, which needs no reply. */
export const isRepost = ({ referenced_tweets: others, text }: z.infer<typeof postFacts>): boolean =>
  (others ?? []).some(({ type }) => type === "retweeted") || /^RT @\w{1,15}:/.test(text);

/** Whether the account is one of the two in the conversation's id. */
export function toStoredMessage(
  account: string,
  one: z.infer<typeof newerMessage>,
  includes: {
    users?: z.infer<typeof userFacts>[] | undefined;
    media?: z.infer<typeof mediaFacts>[] | undefined;
  },
): StoredDirectMessage {
  const others = (one.dm_conversation_id ?? "").split("-").filter((id) => id !== one.sender_id);
  const user = includes.users?.find(({ id }) => id === one.sender_id);
  const keys = one.attachments?.media_keys ?? [];
  return {
    id: one.id,
    sender: one.sender_id,
    recipient: one.sender_id === account ? (others[0] ?? "") : account,
    text: one.text ?? "",
    at: instantOr(Date.parse(one.created_at ?? ""), one.id),
    name: user?.name ?? null,
    username: user?.username ?? null,
    media: (includes.media ?? []).flatMap((file) => {
      const video = file.variants?.find(({ content_type }) => content_type === "video/mp4");
      const url = video?.url ?? file.url;
      if (!url || !keys.includes(file.media_key)) return [];
      return [{ url, type: video ? "video/mp4" : "image/jpeg" }];
    }),
  };
}

export function toStoredMention(
  post: z.infer<typeof postFacts>,
  users: z.infer<typeof userFacts>[],
): StoredMention {
  const author = users.find(({ id }) => id === post.author_id);
  return {
    id: post.id,
    author: post.author_id,
    text: post.text,
    conversation: post.conversation_id ?? post.id,
    inReplyTo: post.referenced_tweets?.find(({ type }) => type === "replied_to")?.id ?? null,
    inReplyToUser: post.in_reply_to_user_id ?? null,
    at: instantOr(Date.parse(post.created_at ?? ""), post.id),
    name: author?.name ?? null,
    username: author?.username ?? null,
  };
}

export const messageEvent = (account: string, dm: StoredDirectMessage): RawEvent => ({
  account,
  externalId: `dm:${dm.id}`,
  thread: dm.sender === account ? dm.recipient : dm.sender,
  at: new Date(dm.at),
  body: { dm },
});

export const mentionEvent = (account: string, mention: StoredMention): RawEvent => ({
  account,
  externalId: `post:${mention.id}`,
  thread: mention.author,
  at: new Date(mention.at),
  body: { mention },
});

/** Time at which an id of X was created, which it contains. */
const instantOfId = (id: string): number => Number(BigInt(id) >> 22n) + 1_288_834_974_657;
