/** One piece of a delivery as it is stored before it is understood. */
export interface RawEvent {
  /** Whose it is: `Connection.account`. */
  account: string;
  /** The same one twice is one event. */
  externalId: string;
  /** The customer's address: events of one are read one after the other. */
  thread: string;
  /** The platform's time. */
  at: Date;
  /** JSON for `Channel.read`. */
  body: unknown;
}

/** Who wrote, as far as the platform says. */
export interface Sender {
  /** The contact: where an answer goes. */
  address: string;
  name?: string;
  /** By which others find them on the platform: @handle. */
  account?: string;
  /** International form, digits with a plus. */
  phone?: string;
  email?: string;
}

const messageKinds = [
  "text",
  "image",
  "video",
  "audio",
  "document",
  "sticker",
  "location",
  "contact",
  "story_reply",
  "shared_post",
  "comment",
  "order",
  "unsupported",
] as const;
/** What a message is. The agent reads `text` and `comment`, and what is written under the others. */
export type MessageKind = (typeof messageKinds)[number];

export interface InboundAttachment {
  kind: "image" | "video" | "audio" | "document" | "sticker";
  name: string | null;
  /** MIME type as claimed. */
  type: string;
  /** The bytes, or what `Channel.fetchMedia` gets them by. */
  content: { bytes: Uint8Array } | { reference: string };
}

/** The public post that a comment or mention stands under, or that was shared. */
export interface Post {
  externalId: string;
  permalink: string | null;
  author: string | null;
  text: string | null;
  /** Address of a picture at the platform. */
  imageUrl: string | null;
}

export interface InboundMessage {
  kind: "message";
  externalId: string;
  from: Sender;
  at: Date;
  is: MessageKind;
  /** What can be read: the text, a caption, a place's name; empty where nothing is. For mail without quotes and signature. */
  text: string;
  /** All of it, where `text` was cut (mail). */
  fullText?: string;
  /** Sanitised, for staff; mail only. */
  html?: string;
  subject?: string;
  attachments: InboundAttachment[];
  /** The message it quotes, by the platform's id. */
  quotes?: string;
  post?: Post;
  /** Kept for the answer: mail headers, a comment's id. Comes back in `Outbound.answers.headers`. */
  headers?: unknown;
  /** Why nobody is to answer it: written by a machine, a list, a bounce. Kept for staff to read. */
  machine?: string;
  /** Passes through unread data the agent cannot use: `lat,lng` of a place, numbers of a shared contact. */
  data?: unknown;
}

/** What a platform tells, in one shape for all of them. Addresses and ids are the platform's. */
export type InboundEvent =
  | InboundMessage
  | { kind: "edit"; from: string; externalId: string; text: string; at: Date }
  | { kind: "deletion"; from: string; externalId: string; at: Date }
  /** An empty emoji takes the reaction away. */
  | { kind: "reaction"; from: string; to: string; emoji: string; at: Date }
  /** Of a message of ours: by the outbox row we gave it, else by the platform's id. `upTo`: all of this contact's until then. */
  | {
      kind: "status";
      contact: string;
      outboxId?: string;
      externalId?: string;
      upTo?: Date;
      status: "sent" | "delivered" | "read" | "failed";
      at: Date;
      code?: string;
      why?: string;
    }
  /** Written in our account's name, by us or in the platform's own app. */
  | { kind: "echo"; contact: string; externalId: string; text: string; is?: MessageKind; at: Date }
  | { kind: "typing"; from: string; at: Date }
  /** Writes from another address from now on. */
  | { kind: "move"; from: string; to: string; at: Date }
  /** The customer wants marketing messages no more, or again. */
  | { kind: "consent"; from: string; allowed: boolean; at: Date }
  /** About the account itself. */
  | { kind: "account"; problem: string };
