import { z } from "zod";
import type { Context } from "#server/context.ts";
import { type Channel, type Connection, type OutboundRequest, type SendOutcome } from "./channel.ts";
import { callGraph, callOrReconnect, GraphError, outcomeOf } from "./graph.ts";
import type { InboundMessage, Post } from "./inbound.ts";
import { authorizeUrl, exchangeCode, requireInstagram, renewToken, graphBaseUrl } from "./instagram-oauth.ts";
import { readInstagram } from "./instagram-read.ts";
import { mediaAddress } from "./media-address.ts";
import { maxMediaBytes, platformFetch } from "./platform-fetch.ts";
import { instagramPlatform } from "./platforms.ts";

const dayMs = 24 * 60 * 60_000;
const subscribed = [
  "messages",
  "message_edit",
  "message_reactions",
  "messaging_seen",
  "messaging_postbacks",
  "comments",
  "live_comments",
];
/** Error code of a comment that has had its only private reply already. */
const repliedAlready = 10900;

const media = z.looseObject({
  id: z.string(),
  caption: z.string().optional(),
  permalink: z.string().optional(),
  media_url: z.string().optional(),
  thumbnail_url: z.string().optional(),
  username: z.string().optional(),
});
const person = z.looseObject({ name: z.string().optional(), username: z.string().optional() });

const conversations = z.looseObject({
  data: z.array(
    z.looseObject({
      messages: z
        .looseObject({
          data: z.array(
            z.looseObject({
              id: z.string(),
              created_time: z.string().optional(),
              from: z.looseObject({ id: z.string().optional() }).optional(),
              message: z.string().optional(),
            }),
          ),
        })
        .optional(),
    }),
  ),
});

/** Instagram through business log-in: direct messages, replies to stories, shared posts, comments. */
export const instagram: Channel = {
  kind: "instagram",
  platform: "instagram",
  // A person may reply for seven days, with the tag for human agents.
  can: {
    maxLength: 1000,
    windowHours: { agent: 24, staff: 7 * 24 },
    idempotent: false,
    pictures: { types: ["image/jpeg", "image/png"], maxBytes: 8 * 1024 * 1024, captionLength: 0 },
    oneAnswerToComment: true,
  },
  configured: (context) => (instagramPlatform(context)?.verifyToken ?? null) !== null,
  login: { authorizeUrl, exchange: exchangeCode },

  async activate(context, connection) {
    await callGraph({
      ...graphAccess(context, connection),
      path: `/${connection.account}/subscribed_apps`,
      method: "POST",
      query: { subscribed_fields: subscribed.join(",") },
    });
    return undefined;
  },

  async disconnect(context, connection) {
    await callGraph({
      ...graphAccess(context, connection),
      path: `/${connection.account}/subscribed_apps`,
      method: "DELETE",
    });
  },

  read: readInstagram,

  async send(context, connection, message) {
    try {
      return message.audience === "public"
        ? await replyUnderPost(context, connection, message)
        : await replyPrivately(context, connection, message);
    } catch (problem) {
      return outcomeOf(problem);
    }
  },

  answersComments: () => true,

  async find(context, connection, { contact, text, at, others }) {
    const found = await callGraph({
      ...graphAccess(context, connection),
      path: `/${connection.account}/conversations`,
      query: {
        platform: "instagram",
        user_id: contact,
        fields: "messages.limit(20){id,created_time,from,message}",
      },
      timeoutMs: 5_000,
    });
    const all = conversations.parse(found).data.flatMap(({ messages }) => messages?.data ?? []);
    // Instagram's times are in whole seconds of its own clock.
    const sent = all.find(
      (one) =>
        one.from?.id !== contact &&
        !others.includes(one.id) &&
        (one.message ?? "") === text &&
        Date.parse(one.created_time ?? "") >= at.getTime() - 60_000,
    );
    return sent?.id ?? null;
  },

  async showTyping(context, connection, { contact }) {
    for (const action of ["mark_seen", "typing_on"])
      await callOrReconnect(() =>
        callGraph({
          ...graphAccess(context, connection),
          path: `/${connection.account}/messages`,
          json: { recipient: { id: contact }, sender_action: action },
          timeoutMs: 3_000,
        }),
      );
  },

  async complete(context, connection, message) {
    const from = message.from.name ? message.from : await readName(context, connection, message);
    const post = message.post && (await describePost(context, connection, message.post));
    return { ...message, from, ...(post && { post }) };
  },

  async fetchMedia(context, _connection, reference) {
    const address = mediaAddress(reference, {
      name: "Instagram",
      base: requireInstagram(context).graphUrl,
      hosts: ["cdninstagram.com", "fbcdn.net", "fbsbx.com"],
    });
    const found = await platformFetch(address, { timeoutMs: 60_000, maxBytes: maxMediaBytes });
    if (found.status !== 200) throw new Error(`the media answered ${found.status}`);
    return { bytes: found.bytes, type: found.type, name: null };
  },

  async sync(context, connection) {
    const change = await renewToken(context, connection);
    return change ? { events: [], change } : undefined;
  },
};

function graphAccess(context: Context, connection: Connection) {
  return { base: graphBaseUrl(requireInstagram(context)), token: connection.secrets["token"] };
}

async function replyUnderPost(
  context: Context,
  connection: Connection,
  { answers, text }: OutboundRequest,
): Promise<SendOutcome> {
  if (answers?.kind !== "comment")
    return { kind: "failed", code: "rejected", why: "there is no comment to answer" };
  const answer = await callGraph({
    ...graphAccess(context, connection),
    path: `/${encodeURIComponent(answers.externalId)}/replies`,
    form: { message: text },
  });
  return { kind: "sent", externalId: typeof answer["id"] === "string" ? answer["id"] : null };
}

async function replyPrivately(
  context: Context,
  connection: Connection,
  message: OutboundRequest,
): Promise<SendOutcome> {
  const { answers, author, contact, text, picture } = message;
  const content = picture ? { attachment: { type: "image", payload: { url: picture.url } } } : { text };
  const isLate = !answers || context.clock().getTime() - answers.at.getTime() > dayMs;
  const post = async (recipient: object, tag: object): Promise<SendOutcome> => {
    const answer = await callGraph({
      ...graphAccess(context, connection),
      path: `/${connection.account}/messages`,
      json: { recipient, message: content, ...tag },
    });
    const id = answer["message_id"];
    return { kind: "sent", externalId: typeof id === "string" ? id : null };
  };
  // Only messages of persons may have the tag.
  const tag = author === "staff" && isLate ? { messaging_type: "MESSAGE_TAG", tag: "HUMAN_AGENT" } : {};
  if (answers?.kind !== "comment") return post({ id: contact }, tag);
  try {
    return await post({ comment_id: answers.externalId }, {});
  } catch (problem) {
    // The only private reply was sent; a conversation that the customer started since can be used instead.
    if (problem instanceof GraphError && problem.code === repliedAlready) return post({ id: contact }, tag);
    throw problem;
  }
}

async function readName(
  context: Context,
  connection: Connection,
  { from }: InboundMessage,
): Promise<InboundMessage["from"]> {
  const answer = await callOrReconnect(() =>
    callGraph({
      ...graphAccess(context, connection),
      path: `/${encodeURIComponent(from.address)}`,
      query: { fields: "name,username" },
      timeoutMs: 5_000,
    }),
  );
  const { name, username } = person.parse(answer);
  const known = name || username;
  return known ? { ...from, name: known, ...(username && { account: `@${username}` }) } : from;
}

async function describePost(context: Context, connection: Connection, post: Post): Promise<Post> {
  if (post.permalink || !/^\d+$/.test(post.externalId)) return post;
  const answer = await callOrReconnect(() =>
    callGraph({
      ...graphAccess(context, connection),
      path: `/${post.externalId}`,
      query: { fields: "id,caption,permalink,media_url,thumbnail_url,username" },
      timeoutMs: 5_000,
    }),
  );
  const found = media.parse(answer);
  return {
    externalId: post.externalId,
    permalink: found.permalink ?? null,
    author: found.username ? `@${found.username}` : null,
    text: found.caption ?? null,
    imageUrl: found.thumbnail_url ?? found.media_url ?? null,
  };
}
