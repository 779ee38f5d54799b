import type { LoginProvider } from "#shared/values/channels.ts";
import type { ChannelKind } from "#shared/contract/tickets.ts";
import type { sendFailureCodes } from "#shared/values/tickets.ts";
import type { Context } from "#server/context.ts";
import type { InboundEvent, InboundMessage, RawEvent } from "./inbound.ts";

/** The channels that an organisation connects itself. The web chat is left out: every organisation has it from the start. */
export type ConnectedKind = Exclude<ChannelKind, "chat">;

/** The platform behind a kind of channel. Both ways of connecting WhatsApp share one platform and one webhook. */
export type Platform = "email" | "whatsapp" | "instagram" | "twitter";

/** A connected account with its decrypted secrets, as an adapter needs it. Secrets are never logged or sent to a browser. */
export interface Connection {
  id: string;
  organizationId: string;
  kind: ConnectedKind;
  /** The platform's id of the account, as its webhooks name it. For a mailbox, its address in lower case. */
  account: string;
  /** The name people know the account by: a phone number, an address or an @handle. */
  name: string;
  /** Everything about the account that is not secret: ids, hosts, the cursor of a poller. */
  details: Record<string, unknown>;
  secrets: Record<string, string>;
  tokenExpiresAt: Date | null;
  syncedAt: Date | null;
}

/** An account as a log-in or a form produced it, before it is stored. */
export interface Account {
  account: string;
  /** The platform's group of accounts that this one belongs to. Some webhooks name only the group. */
  group?: string;
  name: string;
  details: Record<string, unknown>;
  secrets: Record<string, string>;
  tokenExpiresAt?: Date | null;
}

/** A change to a stored connection. Fields that are left out keep their value; `details` are merged, `secrets` are replaced. */
export interface ConnectionChange {
  details?: Record<string, unknown>;
  secrets?: Record<string, string>;
  tokenExpiresAt?: Date | null;
}

/** One request to a platform: a message, or a part of one that was too long. */
export interface OutboundRequest {
  messageId: string;
  /** The id of this request's row. It is sent to platforms that return such an id, so that a later status resolves an unknown result. */
  outboxId: string;
  /** The customer's address on the channel. */
  contact: string;
  text: string;
  language: "ar" | "en";
  author: "agent" | "staff" | "campaign";
  /** `public` messages are below a post, where everyone can read them. */
  audience: "private" | "public";
  /** The customer's message that this one answers: the platform's id, and what the adapter stored of it (mail headers, a comment's id). */
  answers: { externalId: string; kind: string; at: Date; subject: string | null; headers: unknown } | null;
  /** What the customer can pick as an answer; a channel with buttons shows them, others leave them out. */
  choices?: readonly string[];
  /** The subject of a mail that starts a new conversation. */
  subject?: string | null;
  /** The template to send the message as. `text` is then the filled-in template. */
  template?: OutboundTemplate | null;
  /** A picture with `text` as its caption, as far as the platform allows captions. */
  picture?: OutboundPicture | null;
  /** The link with which a customer unsubscribes from campaigns by mail. */
  unsubscribeUrl?: string | null;
}

export interface OutboundTemplate {
  name: string;
  language: string;
  /** Values of the body's placeholders, in their order, with names where the template names its placeholders. */
  values: { name: string | null; text: string }[];
}

export interface OutboundPicture {
  bytes: Uint8Array;
  type: string;
  name: string;
  /** A short-lived address for platforms that fetch pictures themselves. */
  url: string;
}

/** A message template at the platform, approved or not. */
export interface ChannelTemplate {
  name: string;
  language: string;
  status: "approved" | "pending" | "rejected" | "paused" | "disabled";
  category: "marketing" | "utility" | "authentication";
  header: { kind: "none" | "text" | "picture" | "other"; text: string | null };
  body: string;
  footer: string | null;
  buttons: string[];
  /** Names of the body's placeholders. */
  variables: string[];
  /** Whether the placeholders have names, which are then sent with their values. */
  named: boolean;
  /** Whether `send` supports everything the template contains. */
  supported: boolean;
}

/** A request that the platform never confirmed. */
export interface UnconfirmedRequest {
  contact: string;
  text: string;
  /** Whether the request has a picture. Its text may then be empty. */
  hasPicture: boolean;
  /** When the request was sent. */
  at: Date;
  /** The platform's ids of the other messages to this contact. They are never taken for this one, even with the same text. */
  others: readonly string[];
}

/**
 * The result of sending a request.
 * - `later`: the message was not delivered and is tried again after `afterMs`, or with growing delays without it. `pace`
 *   says what is rate limited: the whole account, or this contact only. `trouble`: the platform did not answer at all.
 * - `failed`: the message was not delivered and never will be. Staff see the text of `code` in their language.
 * - `uncertain`: the message may have been delivered, so it is never sent again without a person's decision.
 * - `reconnect`: the platform rejects our token. The message waits until the owner connects the account again.
 */
export type SendOutcome =
  | { kind: "sent"; externalId: string | null }
  | { kind: "later"; why: string; afterMs?: number; pace?: "account" | "contact"; isPlatformFailure?: true }
  | { kind: "failed"; code: SendFailure; why: string }
  | { kind: "uncertain"; why: string }
  | { kind: "reconnect"; why: string };

export type SendFailure = (typeof sendFailureCodes)[number];

/** What a channel can do and the limits its platform sets. */
export interface ChannelCapabilities {
  /** The maximum length of one message in UTF-16 units. Longer texts are split at sentence ends. Null means no limit. */
  maxLength: number | null;
  /** For how many hours after the customer's last message replies are allowed. Null means always. */
  windowHours: { agent: number; staff: number } | null;
  /** Whether a message that is sent twice reaches the customer once (same Message-ID), so that an unknown result is retried safely. */
  idempotent: boolean;
  /** Which pictures the channel accepts; null for none. Text over `captionLength` follows as a message of its own (0: always, null: never). */
  pictures: { types: string[]; maxBytes: number; captionLength: number | null } | null;
  /** Whether the platform allows only one private message to somebody who commented, until they write privately themselves. */
  oneAnswerToComment?: true;
}

export interface Media {
  bytes: Uint8Array;
  type: string;
  name: string | null;
}

/** An OAuth log-in: the owner signs in at the platform and comes back with a code. */
export interface OAuthLogin {
  /** The platform's log-in page. `redirectUri` is our return address, `codeChallenge` the S256 challenge for platforms with PKCE. */
  authorizeUrl: (
    context: Context,
    to: { state: string; redirectUri: string; codeChallenge: string },
  ) => string;
  /** Exchanges the code for an account. Throws `ConnectError` when the platform refuses. `extra` holds the other parameters of the return address. */
  exchange: (
    context: Context,
    with_: { code: string; redirectUri: string; verifier: string; extra: Record<string, string> },
  ) => Promise<Account>;
}

/**
 * The adapter of one channel. It verifies, translates and sends. An adapter knows nothing of tickets, agents or the
 * database: it returns what has to be stored.
 */
export interface Channel {
  kind: ConnectedKind;
  platform: Platform;
  can: ChannelCapabilities;
  /** Whether the installation has what the channel needs. If not, the channel's card says "coming soon". */
  configured: (context: Context) => boolean;
  login?: OAuthLogin;
  /** Log-ins at other providers that connect the same channel. */
  otherLogins?: Partial<Record<LoginProvider, OAuthLogin>>;
  /** Subscribes to the account's webhooks once it is stored. An error undoes the connection. */
  activate?: (context: Context, connection: Connection) => Promise<ConnectionChange | undefined>;
  /**
   * Returns the cursor of an account that is connected again without having been disconnected, so that `activate`
   * continues there and messages from the time without access are read as well.
   */
  resume?: (fresh: Account["details"], earlier: Account["details"]) => Account["details"];
  /** Ends subscriptions and revokes the token before the secrets are deleted. Errors are ignored. */
  disconnect?: (
    context: Context,
    connection: Connection,
    /** Whether no other account of the same group is connected, in any organisation. */
    how: { isLast: boolean },
  ) => Promise<void>;
  /** Translates a stored raw event, without side effects. Unknown events give an empty list. */
  read: (body: unknown, connection: Connection) => InboundEvent[] | Promise<InboundEvent[]>;
  /**
   * Returns a second identifier that the platform has for the customer of a stored raw event. It is stored with their
   * address, so that events which carry only this identifier are matched to them as well.
   */
  aliasIn?: (body: unknown) => string | null;
  send: (context: Context, connection: Connection, message: OutboundRequest) => Promise<SendOutcome>;
  /** Looks an unconfirmed request up in the platform's list of messages. Returns its id there, or null when it is not listed. */
  find?: (context: Context, connection: Connection, sent: UnconfirmedRequest) => Promise<string | null>;
  /** For channels with comments: whether the platform allows the agent to answer in public. If not, people do. */
  answersComments?: (context: Context) => boolean;
  /** Shows the customer that their message was read and that an answer is being written. Errors are ignored. */
  showTyping?: (
    context: Context,
    connection: Connection,
    to: { contact: string; externalId: string },
  ) => Promise<void>;
  /**
   * Fetches what a webhook leaves out: the sender's profile, or the post that a comment belongs to. It is called before
   * a message from an unknown sender or about an unknown post is stored. After an error the message is stored as it is.
   */
  complete?: (context: Context, connection: Connection, message: InboundMessage) => Promise<InboundMessage>;
  /** Fetches the bytes of an attachment by the `reference` of its event. */
  fetchMedia?: (context: Context, connection: Connection, reference: string) => Promise<Media>;
  /** Lists the templates with which the platform allows messages outside the reply window. */
  templates?: (context: Context, connection: Connection) => Promise<ChannelTemplate[]>;
  /** Polls a connection about once a minute for new events, also because webhooks can fail, and renews its token. */
  sync?: (
    context: Context,
    connection: Connection,
  ) => Promise<{ events: RawEvent[]; change?: ConnectionChange } | undefined>;
  /**
   * Keeps a connection open on which the platform announces news, and calls `onNews` each time, until the connection
   * breaks or `signal` aborts. Returns false when the account has no such connection.
   */
  listen?: (
    context: Context,
    connection: Connection,
    onNews: () => void,
    signal: AbortSignal,
  ) => Promise<boolean>;
}

/** A platform refused a step of connecting an account. `code` selects the text for the owner, `why` goes to the log. */
export class ConnectError extends Error {
  readonly code: ConnectFailure;
  constructor(code: ConnectFailure, why: string) {
    super(why);
    this.code = code;
  }
}
const connectFailures = [
  "connect_failed",
  "code_wrong",
  "code_expired",
  "too_many_codes",
  "number_invalid",
  "number_taken",
  "no_account",
  "missing_permission",
  "mail_access_off",
] as const;
export type ConnectFailure = (typeof connectFailures)[number];

/** The platform rejects our token, so the channel asks to be connected again. Thrown by `sync`, `fetchMedia` and `showTyping`. */
export class ReconnectError extends Error {}
