import type { LoginProvider } from "#shared/contract/channels.ts";
import type { ChannelKind, sendFailureCodes } from "#shared/contract/tickets.ts";
import type { Context } from "#server/context.ts";
import type { InboundEvent, InboundMessage, RawEvent } from "./inbound.ts";

/** The kinds that an organisation connects; the web chat is there by itself. */
export type ConnectedKind = Exclude<ChannelKind, "chat">;

/** Which webhook speaks for a kind: both ways of connecting WhatsApp share one. */
export type Platform = "email" | "whatsapp" | "instagram" | "twitter";

/** A connected account, opened: what an adapter needs to speak for it. Secrets are never logged or sent to a browser. */
export interface Connection {
  id: string;
  organizationId: string;
  kind: ConnectedKind;
  /** The platform's own id of the account, as its webhooks name it; the lower-case address of a mailbox. */
  account: string;
  /** As people know it: a number, an address, @handle. */
  name: string;
  /** What is no secret: ids, hosts, where a poller stands. */
  details: Record<string, unknown>;
  secrets: Record<string, string>;
  tokenExpiresAt: Date | null;
  syncedAt: Date | null;
}

/** An account as a log-in or a form produced it, before it is stored. */
export interface Account {
  account: string;
  /** What it belongs to there, where some deliveries name only that. */
  group?: string;
  name: string;
  details: Record<string, unknown>;
  secrets: Record<string, string>;
  tokenExpiresAt?: Date | null;
}

/** What changes in a stored connection; what is left out stays. `details` are merged, `secrets` replaced. */
export interface ConnectionChange {
  details?: Record<string, unknown>;
  secrets?: Record<string, string>;
  tokenExpiresAt?: Date | null;
}

/** One request to a platform: a message, or a part of one that was too long. */
export interface OutboundRequest {
  messageId: string;
  /** The row of this request; travels to the platform where it sends such an id back, so that an unknown outcome can be told later. */
  outboxId: string;
  /** The customer's address on the channel. */
  contact: string;
  text: string;
  language: "ar" | "en";
  author: "agent" | "staff" | "campaign";
  /** `public`: under a post, for all to read. */
  audience: "private" | "public";
  /** The customer's last message, which this answers: the platform's id, and what an adapter kept of it (mail headers, a comment's id). */
  answers: { externalId: string; kind: string; at: Date; subject: string | null; headers: unknown } | null;
  /** What it is about, where it begins something (mail). */
  subject?: string | null;
  /** Sent as this template; `text` is how it reads. */
  template?: OutboundTemplate | null;
  /** With `text` below it, as far as the platform takes words with a picture. */
  picture?: OutboundPicture | null;
  /** Where the customer ends messages of this kind; for campaigns by mail. */
  unsubscribeUrl?: string | null;
}

export interface OutboundTemplate {
  name: string;
  language: string;
  /** Of its body's places, in their order; with names where the template's places have some. */
  values: { name: string | null; text: string }[];
}

export interface OutboundPicture {
  bytes: Uint8Array;
  type: string;
  name: string;
  /** Where a platform that fetches for itself gets it, for a short while. */
  url: string;
}

/** A message that the platform approved. */
export interface ChannelTemplate {
  name: string;
  language: string;
  status: "approved" | "pending" | "rejected" | "paused" | "disabled";
  category: "marketing" | "utility" | "authentication";
  header: { kind: "none" | "text" | "picture" | "other"; text: string | null };
  body: string;
  footer: string | null;
  buttons: string[];
  /** Of the body's places. */
  variables: string[];
  /** The places have names, and are sent with them. */
  named: boolean;
  /** Everything in it can be sent by `send`. */
  supported: boolean;
}

/** A request whose answer never came. */
export interface UnconfirmedRequest {
  contact: string;
  text: string;
  /** A picture goes with the text, which may be empty then. */
  hasPicture: boolean;
  /** When it went out. */
  at: Date;
  /** The platform's ids of what else was sent there: none of them is this one, however alike they are. */
  others: readonly string[];
}

/**
 * What became of a request.
 * - `later`: surely not delivered; tried again after `afterMs` (else with growing pauses). `pace` says for whom: the
 *   whole account, or this contact only. `trouble`: the platform did not answer at all, nobody's message would pass.
 * - `failed`: surely not delivered and never will be; shown to staff with `code` (a text in both languages).
 * - `uncertain`: it may have been delivered. Never sent again by itself.
 * - `reconnect`: the platform no longer accepts our token; the message waits for the owner.
 */
export type SendOutcome =
  | { kind: "sent"; externalId: string | null }
  | { kind: "later"; why: string; afterMs?: number; pace?: "account" | "contact"; trouble?: true }
  | { kind: "failed"; code: SendFailure; why: string }
  | { kind: "uncertain"; why: string }
  | { kind: "reconnect"; why: string };

export type SendFailure = (typeof sendFailureCodes)[number];

/** What a platform allows. */
export interface ChannelCapabilities {
  /** Longest text of one message, in UTF-16 units; longer ones are split at sentence ends. Null: no limit. */
  maxLength: number | null;
  /** Hours after the customer's last message in which one may write; null: always. */
  windowHours: { agent: number; staff: number } | null;
  /** Sending the same message twice is one message for the customer (same Message-ID), so an unknown outcome may be tried again. */
  idempotent: boolean;
  /** Pictures it takes; null: none. `captionLength`: how many words go with one (0: none, null: any), else they follow it. */
  pictures: { types: string[]; maxBytes: number; captionLength: number | null } | null;
  /** Who has only commented gets one private message, and the next when they have written privately. */
  oneAnswerToComment?: true;
}

export interface Media {
  bytes: Uint8Array;
  type: string;
  name: string | null;
}

/** Signing in at the platform and coming back with a code. */
export interface Login {
  /** Where the browser goes. `redirectUri` is ours, `challenge` the S256 of a PKCE verifier for those who want it. */
  authorizeUrl: (context: Context, to: { state: string; redirectUri: string; challenge: string }) => string;
  /** Throws `ConnectError` when the platform refuses. `extra`: what its page told beside the code. */
  exchange: (
    context: Context,
    with_: { code: string; redirectUri: string; verifier: string; extra: Record<string, string> },
  ) => Promise<Account>;
}

/**
 * One way to reach customers. Verifies, translates and sends; knows nothing of tickets, agents or the database: what
 * it wants kept it returns.
 */
export interface Channel {
  kind: ConnectedKind;
  platform: Platform;
  can: ChannelCapabilities;
  /** False: the card says "coming soon". */
  configured: (context: Context) => boolean;
  login?: Login;
  /** Log-ins of other providers that lead to the same channel. */
  otherLogins?: Partial<Record<LoginProvider, Login>>;
  /** After the account was stored: subscribe to its webhooks, start its watch. A throw undoes the connecting. */
  activate?: (context: Context, connection: Connection) => Promise<ConnectionChange | undefined>;
  /**
   * Of an account that is connected again without having been disconnected: what of its details tells how far it was
   * read, so that what arrived while we were not let in is read too. `activate` then begins there.
   */
  resume?: (fresh: Account["details"], earlier: Account["details"]) => Account["details"];
  /** Best effort before its secrets are thrown away: end subscriptions, revoke the token. */
  disconnect?: (
    context: Context,
    connection: Connection,
    /** No other account of the same group is connected, in any organisation. */
    how: { isLast: boolean },
  ) => Promise<void>;
  /** What a stored raw event says. Pure; an event it does not know becomes none. */
  read: (body: unknown, connection: Connection) => InboundEvent[] | Promise<InboundEvent[]>;
  /**
   * Another name that the platform has for the customer of a stored raw event. It is kept with their address: an event
   * that tells only this one is theirs too.
   */
  aliasIn?: (body: unknown) => string | null;
  send: (context: Context, connection: Connection, message: OutboundRequest) => Promise<SendOutcome>;
  /** Looks in the platform's own list for a request whose outcome is unknown; its id there, null when it is not in it. */
  find?: (context: Context, connection: Connection, sent: UnconfirmedRequest) => Promise<string | null>;
  /** Of channels with comments. False: the platform has not allowed that an agent answers them in public; people do. */
  answersComments?: (context: Context) => boolean;
  /** The customer sees that their message was read and that an answer is being written. Best effort. */
  showTyping?: (
    context: Context,
    connection: Connection,
    to: { contact: string; externalId: string },
  ) => Promise<void>;
  /**
   * Asks for what a webhook leaves out: who writes, the post under a comment. Called before a message of somebody unknown,
   * or about a post that is unknown, is stored; a throw leaves the message as it is.
   */
  complete?: (context: Context, connection: Connection, message: InboundMessage) => Promise<InboundMessage>;
  /** Bytes of an attachment whose `reference` an event named. */
  fetchMedia?: (context: Context, connection: Connection, reference: string) => Promise<Media>;
  /** Messages it approved for writing outside the window, where it has such. */
  templates?: (context: Context, connection: Connection) => Promise<ChannelTemplate[]>;
  /** Called for each connection about every minute: what is new (also as the way around a webhook that fell silent), and what a renewed token changes. */
  sync?: (
    context: Context,
    connection: Connection,
  ) => Promise<{ events: RawEvent[]; change?: ConnectionChange } | undefined>;
  /**
   * Keeps a line open on which the platform tells of news, and calls `onNews` for each, until the line breaks or `signal`
   * ends it. False: this account has no such line.
   */
  listen?: (
    context: Context,
    connection: Connection,
    onNews: () => void,
    signal: AbortSignal,
  ) => Promise<boolean>;
}

/** A connect step the platform refused; `code` names the text, `why` is for the log. */
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

/** The platform says that our token is no good: the channel shows "reconnect". Thrown by `sync`, `fetchMedia`, `showTyping`. */
export class ReconnectError extends Error {}
