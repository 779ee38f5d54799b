import { z } from "zod";
import { accountOf } from "./instagram-oauth.ts";
import type { InstagramLine, InstagramState } from "./instagram-state.ts";
import { notifyInstagram, notifyMessage } from "./instagram-webhooks.ts";
import { badParameter, metaError, unknownObject } from "./meta-error.ts";
import type { Pace } from "./pace.ts";
import type { PlatformHandle } from "./platform.ts";
import { randomDigits, randomSecret } from "./signing.ts";
import { type SimulatorResponse, type SimulatorRequest, field, json, type Route } from "./wire.ts";

const dayMs = 24 * 60 * 60_000;
const maxTextBytes = 1000;
const typingMs = 20_000;
const sending = z.object({
  recipient: z.union([z.object({ id: z.string() }), z.object({ comment_id: z.string() })]),
  message: z
    .object({
      text: z.string().optional(),
      attachment: z.object({ type: z.string(), payload: z.object({ url: z.string() }) }).optional(),
    })
    .optional(),
  messaging_type: z.enum(["RESPONSE", "UPDATE", "MESSAGE_TAG"]).optional(),
  tag: z.string().optional(),
  sender_action: z.enum(["typing_on", "typing_off", "mark_seen"]).optional(),
});

export const newMid = (): string => `aWdfZAG1faXRlbToxOk${randomSecret(45)}`;

const outsideWindow = () =>
  metaError(400, {
    message: "(#10) This message is sent outside of allowed window.",
    type: "IGApiException",
    code: 10,
    subcode: 2534022,
  });

type Handle = PlatformHandle<InstagramState>;

/** Messages, comments, posts and profiles of the Instagram API. */
export function instagramRoutes(handle: Handle, calls: Pace): Route[] {
  const { state, clock } = handle;

  const withAccount =
    (then: (request: SimulatorRequest, account: string) => SimulatorResponse) =>
    (request: SimulatorRequest) => {
      const found = accountOf(state, clock, request);
      if ("status" in found) return found;
      if (!calls.take(found.account, clock().getTime()))
        return metaError(429, { message: "(#4) Application request limit reached", code: 4 });
      return then(request, found.account);
    };

  return [
    ["POST", "/:id/messages", withAccount((request, account) => sendMessage(handle, request, account))],
    [
      "GET",
      "/:id/conversations",
      withAccount((request, account) => readConversation(state, request, account)),
    ],
    ["POST", "/:id/replies", withAccount((request, account) => replyToComment(handle, request, account))],
    [
      "POST",
      "/:id/subscribed_apps",
      withAccount((request, account) => {
        const found = state.accounts[account];
        const fields = field(request, "subscribed_fields").split(",").filter(Boolean);
        if (!found || fields.length === 0) return badParameter("subscribed_fields");
        found.subscribed = fields;
        return json({ success: true });
      }),
    ],
    [
      "DELETE",
      "/:id/subscribed_apps",
      withAccount((_request, account) => {
        const found = state.accounts[account];
        if (found) found.subscribed = [];
        return json({ success: true });
      }),
    ],
    [
      "GET",
      "/media/:id",
      (request) => {
        const media = state.media[request.params["id"] ?? ""];
        return media
          ? { status: 200, headers: { "content-type": media.mime }, body: Buffer.from(media.bytes, "base64") }
          : { status: 404, body: "" };
      },
    ],
    ["GET", "/:id", withAccount((request, account) => readObject(handle, request, account))],
  ];
}

const findComment = (state: InstagramState, account: string, id: string) =>
  state.lines.find((line) => line.kind === "comment" && line.account === account && line.id === id);

function sendMessage(handle: Handle, request: SimulatorRequest, account: string): SimulatorResponse {
  const { state, clock } = handle;
  if (request.params["id"] !== account && request.params["id"] !== "me")
    return unknownObject(request.params["id"] ?? "");
  const parsed = sending.safeParse(request.body);
  if (!parsed.success) return badParameter(parsed.error.issues.map(({ path }) => path.join(".")).join(", "));
  const { recipient, message, tag, sender_action } = parsed.data;
  if (sender_action) return applySenderAction(handle, account, recipient, sender_action);
  if (!message?.text && !message?.attachment) return badParameter("message");
  const text = message.text ?? "";
  if (Buffer.byteLength(text) > maxTextBytes && [...text].length > maxTextBytes)
    return metaError(400, {
      message: "(#100) Length of param message[text] must be less than or equal to 1000",
      code: 100,
    });
  const now = clock().getTime();
  const comment = "comment_id" in recipient ? findComment(state, account, recipient.comment_id) : null;
  const refused =
    "id" in recipient
      ? refuseMessage(state, account, recipient.id, tag, now)
      : refuseCommentReply(state, recipient.comment_id, comment, now);
  if (refused) return refused;
  const person = "id" in recipient ? recipient.id : (comment?.person ?? "");
  const line: InstagramLine = {
    id: newMid(),
    account,
    person,
    side: "business",
    kind: "message",
    type: "text",
    text,
    ...(message.attachment && { mediaUrl: message.attachment.payload.url }),
    ...(comment && { onComment: comment.id }),
    ...(tag && { tag }),
    at: now,
  };
  state.lines.push(line);
  delete state.typing[`${account} ${person}`];
  // The account also receives a webhook about its own message.
  setImmediate(() =>
    notifyMessage(handle, line, "messages", { message: { mid: line.id, text, is_echo: true } }, "echo"),
  );
  return json({ recipient_id: person, message_id: line.id });
}

/** Shows or hides the typing indicator, or marks a person's messages as read. */
function applySenderAction(
  { state, clock }: Handle,
  account: string,
  recipient: { id: string } | { comment_id: string },
  sender_action: "typing_on" | "typing_off" | "mark_seen",
): SimulatorResponse {
  if (!("id" in recipient)) return badParameter("recipient.id");
  const key = `${account} ${recipient.id}`;
  if (sender_action === "typing_on") state.typing[key] = clock().getTime() + typingMs;
  else delete state.typing[key];
  if (sender_action === "mark_seen")
    for (const line of state.lines)
      if (line.person === recipient.id && line.side === "person") line.read = true;
  return json({ recipient_id: recipient.id });
}

/** The error for a private reply to a comment that is unknown, too old or already answered. */
function refuseCommentReply(
  state: InstagramState,
  id: string,
  comment: InstagramLine | null | undefined,
  now: number,
): SimulatorResponse | null {
  if (!comment) return unknownObject(id);
  if (now - comment.at > 7 * dayMs) return outsideWindow();
  if (state.lines.some(({ onComment }) => onComment === comment.id))
    return metaError(400, { message: "(#10900) Activity already replied to", code: 10900 });
  return null;
}

/** The error for a message to an unknown person or outside the reply window. */
function refuseMessage(
  state: InstagramState,
  account: string,
  person: string,
  tag: string | undefined,
  now: number,
): SimulatorResponse | null {
  if (!state.people[person])
    return metaError(400, { message: "(#100) No matching user found", code: 100, subcode: 2018001 });
  const last = state.lines.findLast(
    (line) =>
      line.account === account && line.person === person && line.side === "person" && line.kind === "message",
  );
  const allowed = tag === "HUMAN_AGENT" ? 7 * dayMs : dayMs;
  return !last || now - last.at > allowed ? outsideWindow() : null;
}

/** Returns the conversation with one person: the last messages of both sides, newest first. */
function readConversation(
  state: InstagramState,
  request: SimulatorRequest,
  account: string,
): SimulatorResponse {
  const person = field(request, "user_id");
  const lines = state.lines.filter(
    (line) => line.account === account && line.person === person && line.kind === "message",
  );
  if (lines.length === 0) return json({ data: [] });
  const messages = lines
    .toReversed()
    .slice(0, 20)
    .map((line) => ({
      id: line.id,
      created_time: new Date(line.at).toISOString().replace(/\.\d+Z$/, "+0000"),
      from: { id: line.side === "person" ? person : account },
      message: line.text,
    }));
  return json({ data: [{ id: `aWdf${account}${person}`, messages: { data: messages } }] });
}

/** Returns a profile, a post or a comment by its id. */
function readObject({ state, base }: Handle, request: SimulatorRequest, account: string): SimulatorResponse {
  const id = request.params["id"] ?? "";
  const ownAccount = state.accounts[account];
  if (ownAccount && (id === "me" || id === account))
    return json({
      user_id: account,
      id: `26${account.slice(2)}`,
      username: ownAccount.username,
      name: ownAccount.name,
      account_type: "BUSINESS",
      profile_picture_url: `${base()}/pictures/${account}`,
    });
  const person = state.people[id];
  if (person) return json({ id, name: person.name, username: person.username, follower_count: 12 });
  const post = ownAccount?.posts[id];
  if (ownAccount && post)
    return json({
      id,
      caption: post.caption,
      permalink: post.permalink,
      media_url: post.mediaUrl,
      media_type: "IMAGE",
      media_product_type: "FEED",
      timestamp: new Date(post.at).toISOString().replace(".000Z", "+0000"),
      username: ownAccount.username,
      owner: { id: account },
    });
  const comment = findComment(state, account, id);
  if (!comment) return unknownObject(id);
  return json({
    id,
    text: comment.text,
    timestamp: new Date(comment.at).toISOString().replace(/\.\d+Z$/, "+0000"),
    from: { id: comment.person, username: state.people[comment.person]?.username },
    media: { id: comment.post, media_product_type: "FEED" },
    ...(comment.parent && { parent_id: comment.parent }),
  });
}

/** Replies to a comment publicly, under the same post. */
function replyToComment(handle: Handle, request: SimulatorRequest, account: string): SimulatorResponse {
  const { state, clock } = handle;
  const comment = findComment(state, account, request.params["id"] ?? "");
  if (!comment) return unknownObject(request.params["id"] ?? "");
  const text = field(request, "message");
  if (!text) return badParameter("message");
  const line: InstagramLine = {
    id: randomDigits(17),
    account,
    person: comment.person,
    side: "business",
    kind: "comment",
    type: "text",
    text,
    ...(comment.post && { post: comment.post }),
    parent: comment.id,
    at: clock().getTime(),
  };
  state.lines.push(line);
  const value = {
    id: line.id,
    from: { id: account, username: state.accounts[account]?.username },
    text,
    media: { id: comment.post, media_product_type: "FEED" },
    parent_id: comment.id,
  };
  // The account's own replies are delivered to it as comments.
  setImmediate(() => notifyInstagram(handle, account, "comments", { field: "comments", value }));
  return json({ id: line.id });
}
