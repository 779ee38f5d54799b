import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { type Faults, noFaults } from "./faults.ts";
import type { Identities } from "./identities.ts";
import { platformLoginRoutes } from "./instagram-login.ts";
import { instagramRoutes, newMid } from "./instagram-messages.ts";
import { freshInstagram, type InstagramLine, type InstagramState } from "./instagram-state.ts";
import { notifyInstagram, notifyMessage } from "./instagram-webhooks.ts";
import { unknownObject } from "./meta-error.ts";
import { pace } from "./pace.ts";
import type { PlatformClock, PlatformHandle } from "./platform.ts";
import { digits, signRequest } from "./signing.ts";
import { answerSubscription } from "./challenge.ts";
import { type Answer, answerBy, type SimulatorRequest } from "./wire.ts";

export interface InstagramPerson {
  /** The Instagram-scoped id. */
  id: string;
  username: string;
  name: string;
}

/** The content of a person's direct message. */
type DirectMessage =
  | { type: "text"; text: string }
  | { type: "image" | "audio" | "video"; mime: string; bytes: Uint8Array }
  | { type: "story_reply"; text: string; storyId: string; storyUrl: string }
  | { type: "story_mention"; url: string }
  | { type: "share"; url: string; text?: string }
  | { type: "unsupported" };

export interface Instagram {
  state: InstagramState;
  faults: Faults;
  deliveries: Deliveries;
  /**
   * The two formats of comments: as in the documentation's examples, and as accounts connected through Facebook
   * receive them.
   */
  comments: "entry" | "changes";
  answer: (asked: SimulatorRequest) => Promise<Answer>;
  setWebhook: (url: string, verifyToken: string) => Promise<boolean>;
  write: (account: string, person: InstagramPerson, message: DirectMessage, replyTo?: string) => string;
  react: (account: string, person: InstagramPerson, to: string, emoji: string | null) => void;
  edit: (account: string, person: InstagramPerson, mid: string, text: string) => void;
  unsend: (account: string, person: InstagramPerson, mid: string) => void;
  /** The person opens the chat. */
  open: (account: string, person: string) => void;
  comment: (account: string, person: InstagramPerson, post: string, text: string, parent?: string) => string;
  /** The business writes in Instagram's own app. */
  writeAsBusiness: (account: string, person: string, text: string) => void;
  /** The owner removes the app. Sends what Meta posts to the app's address. */
  deauthorize: (account: string, callback: string) => Promise<Response>;
  /** A person requests at Meta that the app deletes their data. */
  requestDeletion: (userId: string, callback: string) => Promise<Response>;
}

const retryMs = [20, 60, 200, 600, 2000, 5000];

/** Simulates Instagram's API with business login on a local server, including the side of its users. */
export function createInstagram(options: {
  app: Identities["instagram"];
  clock: PlatformClock;
  base: () => string;
  state?: InstagramState | undefined;
}): Instagram {
  const faults = noFaults();
  const state = options.state ?? freshInstagram();
  const deliveries = createDeliveries(faults, retryMs);
  const handle: PlatformHandle<InstagramState> = {
    ...options,
    secret: options.app.appSecret,
    state,
    faults,
    deliveries,
  };
  const routes = [...platformLoginRoutes(handle, options.app), ...instagramRoutes(handle, pace(300, 200))];
  const now = () => options.clock().getTime();

  const keep = (line: InstagramLine) => {
    state.lines.push(line);
    return line;
  };
  const meet = ({ id, username, name }: InstagramPerson) => (state.people[id] = { username, name });
  /** Stores a file and returns the address from which Instagram would serve it, which needs no token. */
  const kept = (mime: string, bytes: Uint8Array) => {
    const id = digits(16);
    state.media[id] = { mime, bytes: Buffer.from(bytes).toString("base64") };
    return `${options.base()}/media/${id}`;
  };
  const signed = (callback: string, userId: string) =>
    fetch(callback, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        signed_request: signRequest(options.app.appSecret, {
          user_id: userId,
          algorithm: "HMAC-SHA256",
          issued_at: Math.floor(now() / 1000),
        }),
      }),
    });

  const instagram: Instagram = {
    state,
    faults,
    deliveries,
    comments: "entry",
    async answer(asked) {
      const path = asked.path.replace(/^\/v\d+\.\d+(?=\/)/, "");
      return (await answerBy(routes, { ...asked, path })) ?? unknownObject(path.slice(1));
    },
    async setWebhook(url, verifyToken) {
      if (!(await answerSubscription(url, verifyToken))) return false;
      state.webhook = { url, verifyToken };
      return true;
    },
    write(account, person, message, replyTo) {
      meet(person);
      const mediaUrl =
        "bytes" in message ? kept(message.mime, message.bytes) : "url" in message ? message.url : undefined;
      const line = keep({
        id: newMid(),
        account,
        person: person.id,
        side: "person",
        kind: "message",
        type: message.type,
        text: "text" in message ? (message.text ?? "") : "",
        ...(mediaUrl && { mediaUrl }),
        ...(replyTo && { quotes: replyTo }),
        at: now(),
      });
      notifyMessage(handle, line, "messages", {
        message: { mid: line.id, ...told(message, mediaUrl, replyTo) },
      });
      return line.id;
    },
    react(account, person, to, emoji) {
      const line = state.lines.find(({ id }) => id === to);
      if (line) line.reaction = emoji ?? "";
      notifyMessage(handle, { account, person: person.id, at: now() }, "message_reactions", {
        reaction: {
          mid: to,
          action: emoji ? "react" : "unreact",
          ...(emoji && { reaction: "other", emoji }),
        },
      });
    },
    edit(account, person, mid, text) {
      const line = state.lines.find(({ id }) => id === mid);
      if (line) line.text = text;
      notifyMessage(handle, { account, person: person.id, at: now() }, "message_edit", {
        message_edit: { mid, text, num_edit: 1 },
      });
    },
    unsend(account, person, mid) {
      state.lines = state.lines.filter(({ id }) => id !== mid);
      notifyMessage(handle, { account, person: person.id, at: now() }, "messages", {
        message: { mid, is_deleted: true },
      });
    },
    open(account, person) {
      const unread = state.lines.filter(
        (line) =>
          line.account === account && line.person === person && line.side === "business" && !line.read,
      );
      for (const line of unread) line.read = true;
      const last = unread.findLast(({ kind }) => kind === "message");
      if (last)
        notifyMessage(handle, { account, person, at: now() }, "messaging_seen", { read: { mid: last.id } });
    },
    comment(account, person, post, text, parent) {
      meet(person);
      const line = keep({
        id: digits(17),
        account,
        person: person.id,
        side: "person",
        kind: "comment",
        type: "text",
        text,
        post,
        ...(parent && { parent }),
        at: now(),
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
      notifyInstagram(
        handle,
        account,
        "comments",
        instagram.comments === "entry" ? change : { changes: [change] },
      );
      return line.id;
    },
    writeAsBusiness(account, person, text) {
      const line = keep({
        id: newMid(),
        account,
        person,
        side: "business",
        kind: "message",
        type: "text",
        text,
        at: now(),
      });
      notifyMessage(handle, line, "messages", { message: { mid: line.id, text, is_echo: true } }, "echo");
    },
    deauthorize(account, callback) {
      state.deauthorized.push(account);
      return signed(callback, account);
    },
    requestDeletion: (userId, callback) => signed(callback, userId),
  };
  return instagram;
}

/** Returns the `message` field of a direct message's webhook. */
function told(
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
