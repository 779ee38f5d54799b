import type { HistoryItem, SentReply } from "#web/api/chat.ts";

/** One pair on screen: what the customer wrote and what was answered; either may be empty. */
export interface Line {
  /** Never changes while the page is open. */
  key: string;
  /** The server's name of the pair; null until it has been heard from the server. */
  identity: string | null;
  /** Chosen by this page for what it sent itself; a retry carries the same one. */
  clientId: string | null;
  state: "sending" | "failed" | "settled";
  customer: string;
  reply: string;
  /** ISO 8601. */
  at: string;
  author: "agent" | "staff" | null;
  authorName: string | null;
  choices: readonly string[];
  sources: readonly string[];
  handedOver: boolean;
}

/** D04: by id; a server that only keeps to the specification sends none, then time and text name the pair. */
export function identityOf(item: HistoryItem): string {
  return item.id ?? `${item.timestamp} ${item.customer_msg}`;
}

export function lineOf(item: HistoryItem): Line {
  const identity = identityOf(item);
  return withItem({ ...newLine(identity, item.customer_msg, item.timestamp), key: identity }, item);
}

/** What was just sent: shown at once, with an empty reply (C184). */
export function sentLine(key: string, clientId: string, text: string, at: string): Line {
  return { ...newLine(null, text, at), key, clientId, state: "sending" };
}

function newLine(identity: string | null, customer: string, at: string): Line {
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

/** The line as the history now tells it. A reply that is on screen is never taken away again. */
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
