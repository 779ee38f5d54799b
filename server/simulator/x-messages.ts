import type { Pace } from "./pace.ts";
import type { PlatformHandle } from "./platform.ts";
import { type SimulatorResponse, type SimulatorRequest, field, json, type Route } from "./wire.ts";
import { userOf, xProblem } from "./x-oauth.ts";
import { notifyX } from "./x-webhooks.ts";
import { mediaProblem, mediaUrl } from "./x-media.ts";
import type { XDirectMessage, XPost, XState } from "./x-state.ts";

const thirtyDaysMs = 30 * 24 * 60 * 60_000;
const maxDirectMessage = 10_000;
const maxPost = 280;
const iso = (at: number) => new Date(at).toISOString();

/** Returns the id of two people's conversation: their ids in ascending order. */
const conversationId = (one: string, other: string): string =>
  (BigInt(one) < BigInt(other) ? [one, other] : [other, one]).join("-");

export const postPayload = (post: XPost): Record<string, unknown> => ({
  id: post.id,
  author_id: post.author,
  conversation_id: post.conversation,
  text: post.text,
  created_at: iso(post.at),
  reply_settings: "everyone",
  ...(post.inReplyTo && { referenced_tweets: [{ type: "replied_to", id: post.inReplyTo }] }),
  entities: { mentions: post.mentions.map((id) => ({ id })) },
  ...(post.media && { attachments: { media_keys: post.media.map((id) => `3_${id}`) } }),
});

/** Returns a direct message in the webhook's format, which is that of the older API. */
export const directMessagePayload = (state: XState, message: XDirectMessage): Record<string, unknown> => ({
  direct_message_events: [
    {
      type: "message_create",
      id: message.id,
      created_timestamp: String(message.at),
      message_create: {
        target: { recipient_id: message.recipient },
        sender_id: message.sender,
        message_data: {
          text: shownText(message),
          entities: { hashtags: [], symbols: [], user_mentions: [], urls: [] },
          ...(message.mediaUrl && {
            attachment: {
              type: "media",
              media: { id_str: message.id, media_url_https: message.mediaUrl, type: "photo" },
            },
          }),
        },
      },
    },
  ],
  users: Object.fromEntries(
    [message.sender, message.recipient].map((id) => [
      id,
      {
        id,
        name: state.users[id]?.name,
        screen_name: state.users[id]?.username,
        created_timestamp: "1700000000000",
      },
    ]),
  ),
});

/** X appends the address of its own copy to the text of a message with a picture. */
const shownText = ({ id, text, mediaUrl: picture }: XDirectMessage): string =>
  picture ? `${text} https://t.co/${BigInt(id).toString(36).slice(-10)}`.trim() : text;

const mediaKey = ({ id, media }: XDirectMessage): string => `3_${media ?? id}`;

type Handle = PlatformHandle<XState>;
/** Returns a new id for an object created at this time (milliseconds); later ids are larger. */
type NewId = (at: number) => string;

/** Direct messages, posts and the lists for polling. */
export function xMessageRoutes(handle: Handle, newId: NewId, calls: Pace): Route[] {
  const { state, clock } = handle;
  const asUser = userAccess(handle, calls);
  return [
    [
      "GET",
      "/2/users/me",
      asUser("users.read", (_request, user) => json({ data: { id: user, ...state.users[user] } })),
    ],
    [
      "POST",
      "/2/dm_conversations/with/:id/messages",
      asUser("dm.write", (request, user) => sendDirectMessage(handle, newId, request, user)),
    ],
    [
      "GET",
      "/2/dm_events",
      asUser("dm.read", (request, user) => listDirectMessages(state, clock().getTime(), request, user, null)),
    ],
    [
      "GET",
      "/2/dm_conversations/with/:id/dm_events",
      asUser("dm.read", (request, user) =>
        listDirectMessages(state, clock().getTime(), request, user, request.params["id"] ?? ""),
      ),
    ],
    [
      "GET",
      "/2/users/:id/mentions",
      asUser("tweet.read", (request) =>
        pageOf(
          state,
          request,
          // X returns only the last 800 mentions.
          state.posts.filter(({ mentions }) => mentions.includes(request.params["id"] ?? "")).slice(-800),
          postPayload,
          ({ author, mentions }) => [author, ...mentions],
        ),
      ),
    ],
    [
      "GET",
      "/2/tweets/:id",
      asUser("tweet.read", (request) => {
        const post = state.posts.find(({ id }) => id === request.params["id"]);
        if (!post)
          return json({
            errors: [
              { title: "Not Found Error", type: "https://api.twitter.com/2/problems/resource-not-found" },
            ],
          });
        return json({ data: postPayload(post), includes: userIncludes(state, [post.author]) });
      }),
    ],
    ["POST", "/2/tweets", asUser("tweet.write", (request, user) => createPost(handle, newId, request, user))],
  ];
}

/** Returns a function that wraps the handler of a call by a user whose token has the scope, within the limit of calls. */
const userAccess =
  ({ state, clock }: Handle, calls: Pace) =>
  (scope: string, then: (request: SimulatorRequest, user: string) => SimulatorResponse) =>
  (request: SimulatorRequest) => {
    const found = userOf(state, clock, request, scope);
    if ("status" in found) return found;
    const now = clock().getTime();
    const key = `${found.user} ${request.method} ${request.path.split("/").at(-1)}`;
    if (!calls.take(key, now))
      return xProblem(429, "Too Many Requests", "Too Many Requests", {
        "x-rate-limit-limit": "15",
        "x-rate-limit-remaining": "0",
        "x-rate-limit-reset": String(Math.ceil((now + calls.wait(key, now)) / 1000)),
      });
    return then(request, found.user);
  };

const userIncludes = (state: XState, ids: string[]) => ({
  users: [...new Set(ids)].flatMap((id) => {
    const user = state.users[id];
    return user ? [{ id, ...user }] : [];
  }),
});

/** Returns a page of a list, newest first. A page token is a position in the list, independent of newer items. */
function pageOf<T extends { id: string }>(
  state: XState,
  request: SimulatorRequest,
  all: T[],
  shown: (one: T) => object,
  ids: (one: T) => string[],
  files: (one: T) => object[] = () => [],
) {
  const since = field(request, "since_id") || "0";
  const size = Math.min(100, Number(field(request, "max_results")) || 100);
  const mark = field(request, "pagination_token");
  const [, before] = /^before(\d+)$/.exec(mark) ?? [];
  if (mark && !before) return xProblem(400, "Invalid Request", "The pagination_token is not valid.");
  const list = all
    .filter(({ id }) => BigInt(id) > BigInt(since) && (!before || BigInt(id) < BigInt(before)))
    .toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? 1 : -1));
  const rows = list.slice(0, size);
  const last = rows.at(-1)?.id;
  return json({
    ...(rows.length > 0 && {
      data: rows.map(shown),
      includes: { ...userIncludes(state, rows.flatMap(ids)), media: rows.flatMap(files) },
    }),
    meta: {
      result_count: rows.length,
      ...(rows[0] && { newest_id: rows[0].id, oldest_id: last }),
      ...(rows.length < list.length && { next_token: `before${last}` }),
    },
  });
}

/** Returns the direct messages of a user, with anybody or with one person. */
const listDirectMessages = (
  state: XState,
  now: number,
  request: SimulatorRequest,
  user: string,
  other: string | null,
) =>
  pageOf(
    state,
    request,
    state.messages.filter(
      ({ sender, recipient, at }) =>
        (sender === user || recipient === user) &&
        (other === null || sender === other || recipient === other) &&
        at > now - thirtyDaysMs,
    ),
    (message) => ({
      id: message.id,
      event_type: "MessageCreate",
      text: shownText(message),
      sender_id: message.sender,
      dm_conversation_id: conversationId(message.sender, message.recipient),
      created_at: iso(message.at),
      ...(message.mediaUrl && { attachments: { media_keys: [mediaKey(message)] } }),
    }),
    ({ sender, recipient }) => [sender, recipient],
    (message) =>
      message.mediaUrl ? [{ media_key: mediaKey(message), type: "photo", url: message.mediaUrl }] : [],
  );

function sendDirectMessage(
  handle: Handle,
  newId: NewId,
  request: SimulatorRequest,
  user: string,
): SimulatorResponse {
  const { state, clock } = handle;
  const recipient = request.params["id"] ?? "";
  const text = field(request, "text");
  const attachments = (request.body["attachments"] ?? []) as { media_id?: string }[];
  const [media] = attachments.map(({ media_id: id }) => id ?? "");
  if ((!text && media === undefined) || text.length > maxDirectMessage || attachments.length > 1)
    return xProblem(400, "Invalid Request", "text");
  const refused = media !== undefined && mediaProblem(handle, user, "dm_image", [media]);
  if (refused) return refused;
  if (!state.users[recipient]) return xProblem(403, "Forbidden", "You cannot send messages to this user.");
  const at = clock().getTime();
  const message: XDirectMessage = {
    id: newId(at),
    sender: user,
    recipient,
    text,
    ...(media !== undefined && { media, mediaUrl: mediaUrl(handle.base(), media) }),
    at,
  };
  state.messages.push(message);
  setImmediate(() => notifyX(handle, "dm.sent", user, directMessagePayload(state, message)));
  return json(
    { data: { dm_conversation_id: conversationId(user, recipient), dm_event_id: message.id } },
    201,
  );
}

function createPost(
  handle: Handle,
  newId: NewId,
  request: SimulatorRequest,
  user: string,
): SimulatorResponse {
  const { state, clock } = handle;
  const text = field(request, "text");
  const inReplyTo = (request.body["reply"] as { in_reply_to_tweet_id?: string } | undefined)
    ?.in_reply_to_tweet_id;
  const media = (request.body["media"] as { media_ids?: string[] } | undefined)?.media_ids ?? [];
  if ((!text && media.length === 0) || [...text].length > maxPost)
    return xProblem(403, "Forbidden", "Your post is too long.");
  const refused = mediaProblem(handle, user, "tweet_image", media);
  if (refused) return refused;
  const answered = state.posts.find(({ id }) => id === inReplyTo);
  if (inReplyTo && !answered)
    return xProblem(
      403,
      "Forbidden",
      "You attempted to reply to a Post that is deleted or not visible to you.",
    );
  // The platform refuses a duplicate of the same text.
  if (
    state.posts.some(
      (post) => post.author === user && post.text === text && post.inReplyTo === (inReplyTo ?? null),
    )
  )
    return xProblem(403, "Forbidden", "You are not allowed to create a Post with duplicate content.");
  const at = clock().getTime();
  const id = newId(at);
  state.posts.push({
    id,
    author: user,
    text,
    conversation: answered?.conversation ?? id,
    inReplyTo: inReplyTo ?? null,
    mentions: answered ? [answered.author] : [],
    ...(media.length > 0 && { media }),
    at,
  });
  return json({ data: { id, text, edit_history_tweet_ids: [id] } }, 201);
}
