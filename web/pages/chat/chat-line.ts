import type { HistoryItem, SentReply } from "#web/api/chat.ts";

/** A pair on screen: a customer's message and its answer. Either can be empty. */
export interface Line {
  /** The key, which never changes while the page is open. */
  key: string;
  /** The server's id of the pair. Null until the server has sent it. */
  identity: string | null;
  /** The id that this page chose for its own message. A retry uses the same id. */
  clientId: string | null;
  state: "sending" | "failed" | "settled";
  customer: string;
  reply: string;
  /** The time in ISO 8601. */
  at: string;
  author: "agent" | "staff" | null;
  authorName: string | null;
  choices: readonly string[];
  sources: readonly string[];
  handedOver: boolean;
}

/**
 * Returns the id of a history item (D04). A server that implements only the specification sends none; then time and
 * text identify the pair.
 */
export function identityOf(item: HistoryItem): string {
  return item.id ?? `${item.timestamp} ${item.customer_msg}`;
}

export function lineOf(item: HistoryItem): Line {
  const identity = identityOf(item);
  return withItem({ ...createLine(identity, item.customer_msg, item.timestamp), key: identity }, item);
}

/** Returns the line of a message that was just sent. It is shown at once with an empty reply (C184). */
export function createSentLine(key: string, clientId: string, text: string, at: string): Line {
  return { ...createLine(null, text, at), key, clientId, state: "sending" };
}

function createLine(identity: string | null, customer: string, at: string): Line {
  return {
    key: "",
    identity,
    clientId: null,
    state: "settled",
    customer,
    reply: "",
    at,
    author: null,
    authorName: null,
    choices: [],
    sources: [],
    handedOver: false,
  };
}

/** Returns the line updated by the history. A visible reply is never removed. */
export function withItem(line: Line, item: HistoryItem): Line {
  const known: Line = { ...line, identity: identityOf(item), at: item.timestamp };
  if (line.state === "sending" || item.chatbot_msg === "") return known;
  return {
    ...known,
    state: "settled",
    reply: item.chatbot_msg,
    author: item.author ?? "agent",
    authorName: item.author_name ?? null,
    choices: item.choices ?? [],
    sources: item.sources ?? [],
    handedOver: item.handed_over ?? false,
  };
}

export function withReply(line: Line, reply: SentReply): Line {
  return {
    ...line,
    identity: reply.id ?? line.identity,
    state: "settled",
    at: reply.timestamp ?? line.at,
    reply: reply.chatbot_msg,
    author: "agent",
    choices: reply.choices ?? [],
    sources: reply.sources ?? [],
    handedOver: reply.handed_over ?? false,
  };
}
