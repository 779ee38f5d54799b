/** One event of a webhook delivery, stored in the platform's form before it is translated. */
export interface RawEvent {
  /** The account that the event belongs to, as in `Connection.account`. */
  account: string;
  /** The platform's id of the event. A second delivery with the same id is ignored. */
  externalId: string;
  /** The customer's address. Events of one customer are processed in order. */
  thread: string;
  /** The platform's timestamp. */
  at: Date;
  /** The JSON that `Channel.read` translates. */
  body: unknown;
}

/** The sender, as far as the platform describes them. */
export interface Sender {
  /** The address that answers go to. */
  address: string;
  name?: string;
  /** The public name on the platform: an @handle. */
  account?: string;
  /** The phone number in international form, digits with a plus. */
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
/** The kind of a message. The agent reads the text of every kind, which for media is the caption. */
export type MessageKind = (typeof messageKinds)[number];

export interface InboundAttachment {
  kind: "image" | "video" | "audio" | "document" | "sticker";
  name: string | null;
  /** The MIME type that the sender declares. */
  type: string;
  /** The bytes, or the reference with which `Channel.fetchMedia` fetches them. */
  content: { bytes: Uint8Array } | { reference: string };
}

/** A public post that was commented on, mentions the account, or was shared in a message. */
export interface Post {
  externalId: string;
  permalink: string | null;
  author: string | null;
  text: string | null;
  /** The address of the post's picture at the platform. */
  imageUrl: string | null;
}

export interface InboundMessage {
  kind: "message";
  externalId: string;
  from: Sender;
  at: Date;
  messageKind: MessageKind;
  /** The readable text: the words, a caption or a place's name, or empty. For mail it excludes quotes and the signature. */
  text: string;
  /** The complete text of a mail, when `text` is only a part of it. */
  fullText?: string;
  /** The sanitised HTML of a mail, which staff see. */
  html?: string;
  subject?: string;
  attachments: InboundAttachment[];
  /** The platform's id of the message that this one quotes. */
  quotes?: string;
  post?: Post;
  /** What the answer needs later: mail headers or a comment's id. It is passed back in `OutboundRequest.answers.headers`. */
  headers?: unknown;
  /** Why the agent must not answer: an automatic mail, a mailing list or a bounce. Staff can still read the message. */
  automatedReason?: string;
  /** Data that the agent cannot use and staff may need: the coordinates of a place, the numbers of a shared contact. */
  data?: unknown;
}

/** An event of any platform in one common shape. Addresses and ids are the platform's. */
export type InboundEvent =
  | InboundMessage
  | { kind: "edit"; from: string; externalId: string; text: string; at: Date }
  | { kind: "deletion"; from: string; externalId: string; at: Date }
  /** A reaction to a message. An empty emoji removes the earlier reaction. */
  | { kind: "reaction"; from: string; to: string; emoji: string; at: Date }
  /** The status of a message we sent, found by its outbox row or the platform's id. `upTo` covers all messages to the contact until then. */
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
  /** A message sent from our account, by the product or in the platform's own app. */
  | { kind: "echo"; contact: string; externalId: string; text: string; messageKind?: MessageKind; at: Date }
  | { kind: "typing"; from: string; at: Date }
  /** The customer changed their address. */
  | { kind: "move"; from: string; to: string; at: Date }
  /** The customer opted out of marketing messages, or in again. */
  | { kind: "consent"; from: string; allowed: boolean; at: Date }
  /** A problem with the account itself. */
  | { kind: "account"; problem: string };
