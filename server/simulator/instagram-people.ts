import { newMid } from "./instagram-messages.ts";
import type { InstagramLine, InstagramState } from "./instagram-state.ts";
import { notifyInstagram, notifyMessage } from "./instagram-webhooks.ts";
import type { PlatformHandle } from "./platform.ts";
import { randomDigits } from "./signing.ts";

export interface InstagramPerson {
  /** The Instagram-scoped id. */
  id: string;
  username: string;
  name: string;
}

/** The content of a person's direct message. */
export type DirectMessage =
  | { type: "text"; text: string }
  | { type: "image" | "audio" | "video"; mime: string; bytes: Uint8Array }
  | { type: "story_reply"; text: string; storyId: string; storyUrl: string }
  | { type: "story_mention"; url: string }
  | { type: "share"; url: string; text?: string }
  | { type: "unsupported" };

type Handle = PlatformHandle<InstagramState>;

function meetPerson({ state }: Handle, { id, username, name }: InstagramPerson): void {
  state.people[id] = { username, name };
}

function addLine({ state }: Handle, line: InstagramLine): InstagramLine {
  state.lines.push(line);
  return line;
}

/** Stores a file and returns the address from which Instagram would serve it, which needs no token. */
function storeMedia({ state, base }: Handle, mime: string, bytes: Uint8Array): string {
  const id = randomDigits(16);
  state.media[id] = { mime, bytes: Buffer.from(bytes).toString("base64") };
  return `${base()}/media/${id}`;
}

/** A person sends the business a direct message; returns the message's id. */
export function writeMessage(
  handle: Handle,
  account: string,
  person: InstagramPerson,
  message: DirectMessage,
  replyTo?: string,
): string {
  const { clock } = handle;
  meetPerson(handle, person);
  const mediaUrl =
    "bytes" in message
      ? storeMedia(handle, message.mime, message.bytes)
      : "url" in message
        ? message.url
        : undefined;
  const line = addLine(handle, {
    id: newMid(),
    account,
    person: person.id,
    side: "person",
    kind: "message",
    type: message.type,
    text: "text" in message ? (message.text ?? "") : "",
    ...(mediaUrl && { mediaUrl }),
    ...(replyTo && { quotes: replyTo }),
    at: clock().getTime(),
  });
  notifyMessage(handle, line, "messages", {
    message: { mid: line.id, ...messageField(message, mediaUrl, replyTo) },
  });
  return line.id;
}

/** A person reacts to a message; null removes the reaction. */
export function reactToMessage(
  handle: Handle,
  account: string,
  person: InstagramPerson,
  to: string,
  emoji: string | null,
): void {
  const { state, clock } = handle;
  const line = state.lines.find(({ id }) => id === to);
  if (line) line.reaction = emoji ?? "";
  notifyMessage(handle, { account, person: person.id, at: clock().getTime() }, "message_reactions", {
    reaction: {
      mid: to,
      action: emoji ? "react" : "unreact",
      ...(emoji && { reaction: "other", emoji }),
    },
  });
}

export function editMessage(
  handle: Handle,
  account: string,
  person: InstagramPerson,
  mid: string,
  text: string,
): void {
  const { state, clock } = handle;
  const line = state.lines.find(({ id }) => id === mid);
  if (line) line.text = text;
  notifyMessage(handle, { account, person: person.id, at: clock().getTime() }, "message_edit", {
    message_edit: { mid, text, num_edit: 1 },
  });
}

export function unsendMessage(handle: Handle, account: string, person: InstagramPerson, mid: string): void {
  const { state, clock } = handle;
  state.lines = state.lines.filter(({ id }) => id !== mid);
  notifyMessage(handle, { account, person: person.id, at: clock().getTime() }, "messages", {
    message: { mid, is_deleted: true },
  });
}

/** A person opens the chat, and everything that the business sent is read. */
export function openChat(handle: Handle, account: string, person: string): void {
  const { state, clock } = handle;
  const unread = state.lines.filter(
    (line) => line.account === account && line.person === person && line.side === "business" && !line.read,
  );
  for (const line of unread) line.read = true;
  const last = unread.findLast(({ kind }) => kind === "message");
  if (last)
    notifyMessage(handle, { account, person, at: clock().getTime() }, "messaging_seen", {
      read: { mid: last.id },
    });
}

/** A person comments on a post or replies to a comment; returns the comment's id. */
export function writeComment(
  handle: Handle,
  format: "entry" | "changes",
  account: string,
  person: InstagramPerson,
  post: string,
  text: string,
  parent?: string,
): string {
  const { clock } = handle;
  meetPerson(handle, person);
  const line = addLine(handle, {
    id: randomDigits(17),
    account,
    person: person.id,
    side: "person",
    kind: "comment",
    type: "text",
    text,
    post,
    ...(parent && { parent }),
    at: clock().getTime(),
  });
  const change = {
    field: "comments",
    value: {
      id: line.id,
      from: { id: person.id, username: person.username },
      text,
      media: { id: post, media_product_type: "FEED" },
      ...(parent && { parent_id: parent }),
    },
  };
  notifyInstagram(handle, account, "comments", format === "entry" ? change : { changes: [change] });
  return line.id;
}

/** The business writes in Instagram's own app. */
export function writeAsBusiness(handle: Handle, account: string, person: string, text: string): void {
  const { clock } = handle;
  const line = addLine(handle, {
    id: newMid(),
    account,
    person,
    side: "business",
    kind: "message",
    type: "text",
    text,
    at: clock().getTime(),
  });
  notifyMessage(handle, line, "messages", { message: { mid: line.id, text, is_echo: true } }, "echo");
}

/** Returns the `message` field of a direct message's webhook. */
function messageField(
  message: DirectMessage,
  mediaUrl: string | undefined,
  replyTo: string | undefined,
): Record<string, unknown> {
  const quoted = replyTo ? { reply_to: { mid: replyTo } } : {};
  switch (message.type) {
    case "text":
      return { text: message.text, ...quoted };
    case "story_reply":
      return { text: message.text, reply_to: { story: { id: message.storyId, url: message.storyUrl } } };
    case "share":
      return {
        ...(message.text && { text: message.text }),
        attachments: [{ type: "share", payload: { url: message.url } }],
      };
    case "unsupported":
      return { is_unsupported: true };
    default:
      return { attachments: [{ type: message.type, payload: { url: mediaUrl } }], ...quoted };
  }
}
