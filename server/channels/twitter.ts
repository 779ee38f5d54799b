import { z } from "zod";
import type { Context } from "#server/context.ts";
import { type Channel, type Connection, ReconnectError, type UnconfirmedRequest } from "./channel.ts";
import type { Post } from "./inbound.ts";
import { mediaAddress } from "./media-address.ts";
import { maxMediaBytes, platformFetch } from "./platform-fetch.ts";
import { twitterPlatform } from "./platforms.ts";
import { callX, outcomeOf, XError } from "./twitter-call.ts";
import { authorizeUrl, exchangeCode, renewToken, revoke, requireTwitter } from "./twitter-oauth.ts";
import { currentCursors, hasBacklog, pollTwitter, cursorDetails } from "./twitter-poll.ts";
import { ownLink, readTwitter } from "./twitter-read.ts";
import { replyToPost, sendDirectly } from "./twitter-send.ts";
import { ensureWebhook, subscribe, unsubscribe } from "./twitter-subscribe.ts";
import { postFacts, userFacts } from "./twitter-webhook.ts";

/** Polls cost money. Where the webhook works, they only find what it missed. */
const pollWithWebhookMs = 15 * 60_000;
const maxDirectMessage = 10_000;
const onePost = z.looseObject({
  data: postFacts.optional(),
  includes: z.looseObject({ users: z.array(userFacts).optional() }).optional(),
});

const dmEvents = z.looseObject({
  data: z
    .array(
      z.looseObject({
        id: z.string(),
        sender_id: z.string().optional(),
        text: z.string().optional(),
        created_at: z.string().optional(),
        attachments: z.looseObject({ media_keys: z.array(z.string()).optional() }).optional(),
      }),
    )
    .optional(),
});

/** The adapter for X: direct messages and mentions, delivered by the activity webhook and polled where it is missing. */
export const twitter: Channel = {
  kind: "twitter",
  platform: "twitter",
  can: {
    maxLength: maxDirectMessage,
    windowHours: null,
    idempotent: false,
    pictures: {
      types: ["image/jpeg", "image/png", "image/webp"],
      maxBytes: 5 * 1024 * 1024,
      captionLength: maxDirectMessage,
    },
  },
  configured: (context) => twitterPlatform(context) !== null,
  login: { authorizeUrl, exchange: exchangeCode },

  async activate(context, connection) {
    const known = cursorDetails(connection.details);
    const cursors = "messagesSince" in known ? known : await currentCursors(context, connection);
    try {
      const webhook = await ensureWebhook(context);
      if (webhook) await subscribe(context, connection, webhook);
      return { details: { ...cursors, webhook } };
    } catch (problem) {
      if (!(problem instanceof XError) || problem.status === 401) throw problem;
      context.log.warn({ problem: problem.message }, "X takes no subscription; it will be asked instead");
      return { details: { ...cursors, webhook: null } };
    }
  },

  resume: (fresh, earlier) => ({ ...fresh, ...cursorDetails(earlier) }),

  async disconnect(context, connection) {
    // The subscriptions that X does not end by itself end with the token.
    try {
      await unsubscribe(context, connection);
    } finally {
      await revoke(context, connection);
    }
  },

  read: readTwitter,

  async send(context, connection, message) {
    try {
      return message.audience === "public"
        ? await replyToPost(context, connection, message)
        : await sendDirectly(context, connection, message);
    } catch (problem) {
      const expires = connection.tokenExpiresAt?.getTime() ?? 0;
      return outcomeOf(problem, expires <= context.clock().getTime());
    }
  },

  async find(context, connection, sent) {
    const answer = await callX(context, connection.secrets["token"] ?? "", {
      path: `/2/dm_conversations/with/${encodeURIComponent(sent.contact)}/dm_events`,
      query: {
        max_results: "20",
        event_types: "MessageCreate",
        "dm_event.fields": "id,text,sender_id,created_at,attachments",
      },
      timeoutMs: 5_000,
    });
    return foundIn(dmEvents.parse(answer.body).data ?? [], connection.account, sent);
  },

  answersComments: (context) => requireTwitter(context).publicReplies,

  async complete(context, connection, message) {
    if (!message.post || message.post.text) return message;
    return { ...message, post: await describePost(context, connection, message.post) };
  },

  async fetchMedia(context, connection, reference) {
    // Pictures in direct messages can only be fetched with our token.
    const address = mediaAddress(reference, {
      name: "X",
      base: requireTwitter(context).apiUrl,
      hosts: ["twimg.com", "twitter.com", "x.com"],
    });
    const found = await platformFetch(address, {
      headers: { authorization: `Bearer ${connection.secrets["token"] ?? ""}` },
      timeoutMs: 60_000,
      maxBytes: maxMediaBytes,
    });
    if (found.status !== 200) throw new Error(`the media answered ${found.status}`);
    return { bytes: found.bytes, type: found.type, name: null };
  },

  async sync(context, connection) {
    const change = await renewToken(context, connection);
    const current = change?.secrets ? { ...connection, secrets: change.secrets } : connection;
    if (!isDue(context, current)) return change ? { events: [], change } : undefined;
    try {
      const { events, details } = await pollTwitter(context, current);
      return { events, change: { ...change, ...(details && { details }) } };
    } catch (problem) {
      // A renewed token must be stored whatever happens to the poll, because the earlier refresh token has been used.
      if (change) return { events: [], change };
      if (problem instanceof XError && problem.status === 401) throw new ReconnectError(problem.message);
      throw problem;
    }
  },
};

/**
 * Finds our message with this text that is not older than the request; a minute is allowed for differences between
 * the clocks.
 */
function foundIn(
  events: NonNullable<z.infer<typeof dmEvents>["data"]>,
  account: string,
  { text, hasPicture, at, others }: UnconfirmedRequest,
): string | null {
  const found = events.find((event) => {
    const isPicture = (event.attachments?.media_keys?.length ?? 0) > 0;
    const eventText = event.text ?? "";
    return (
      event.sender_id === account &&
      isPicture === hasPicture &&
      (isPicture ? eventText.replace(ownLink, "") : eventText) === text &&
      !others.includes(event.id) &&
      Date.parse(event.created_at ?? "") >= at.getTime() - 60_000
    );
  });
  return found?.id ?? null;
}

function isDue(context: Context, connection: Connection): boolean {
  const { details } = connection;
  const now = context.clock().getTime();
  const instant = (name: string) => (typeof details[name] === "string" ? Date.parse(details[name]) : 0);
  if (instant("pollAfter") > now) return false;
  if (!details["webhook"] || hasBacklog(connection)) return true;
  return now - instant("polledAt") >= pollWithWebhookMs;
}

async function describePost(context: Context, connection: Connection, post: Post): Promise<Post> {
  const answer = await callX(context, connection.secrets["token"] ?? "", {
    path: `/2/tweets/${encodeURIComponent(post.externalId)}`,
    query: {
      "tweet.fields": "author_id,created_at",
      expansions: "author_id",
      "user.fields": "username,name",
    },
    timeoutMs: 5_000,
  });
  const { data, includes } = onePost.parse(answer.body);
  if (!data) return post;
  const author = includes?.users?.find(({ id }) => id === data.author_id);
  return { ...post, text: data.text, author: author?.username ? `@${author.username}` : post.author };
}
