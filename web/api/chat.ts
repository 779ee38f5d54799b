import type { EndpointOf } from "#web/api/endpoint.ts";
import {
  streamChatEvents,
  getChatHistory,
  getChatLook,
  rateChat,
  sendChatMessage,
} from "#web/api/endpoints/chatbot.ts";
import type { ChatMessage } from "#shared/contract/chatbot.ts";
import type { RatingQuestion } from "#shared/contract/ratings.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { ChatLook } from "#shared/rules/chat-look.ts";
import type { FactTopic } from "#shared/rules/business-facts.ts";
import type { ErrorBody } from "#shared/contract/errors.ts";
import type { Rating } from "#shared/contract/ratings.ts";
import { ApiError } from "./api-error.ts";
import { callChat, sendChatRequest } from "./call-chat.ts";
import { listen, readEvents } from "./events.ts";

/** The chat and the customer's session in it. */
export interface ChatSession {
  token: string;
  sessionId: string;
}

// The chat server can belong to another provider (D06), which guarantees only the specification's fields.
type Owed<T, Key extends keyof T> = Pick<T, Key> & Partial<T>;
export type HistoryItem = Owed<ChatMessage, "customer_msg" | "chatbot_msg" | "timestamp">;
export type AgentIntroduction = ResultOf<EndpointOf<typeof getChatHistory>>["agent"];
export interface History {
  chat_history: HistoryItem[];
  agent?: AgentIntroduction;
  rating_question?: RatingQuestion | null;
  starters?: FactTopic[];
}
export type SentReply = Owed<ResultOf<EndpointOf<typeof sendChatMessage>>, "chatbot_msg">;

/**
 * The timeout is long enough for a slow mobile network, and short enough to show the customer an error when the
 * server hangs.
 */
const historyTimeoutMs = 12_000;
const replyTimeoutMs = 60_000;

export async function fetchHistory(
  { token, sessionId }: ChatSession,
  signal?: AbortSignal,
): Promise<History> {
  const history: History = await callChat(getChatHistory, {
    sessionId,
    params: { chat_token: token },
    signal: signal
      ? AbortSignal.any([signal, AbortSignal.timeout(historyTimeoutMs)])
      : AbortSignal.timeout(historyTimeoutMs),
  });
  if (!Array.isArray(history.chat_history)) throw new TypeError("a history without chat_history");
  return history;
}

/** Sends a rating of the help with a closed ticket. Without a comment an earlier comment is kept. */
export async function rateHelp(
  { token, sessionId }: ChatSession,
  answer: { id: string; rating: Rating; comment?: string },
): Promise<RatingQuestion> {
  const { data } = await callChat(rateChat, {
    sessionId,
    form: { ...answer, chat_token: token },
    signal: AbortSignal.timeout(historyTimeoutMs),
  });
  return data;
}

/** Fetches the chat's appearance. A chat server of another provider may not support the call. */
export function fetchLook({ token, sessionId }: ChatSession, signal: AbortSignal): Promise<ChatLook> {
  return callChat(getChatLook, { sessionId, params: { chat_token: token }, signal });
}

/**
 * Sends a message. Two calls with the same `clientId` are one message, because the network can lose the response.
 * `onWords` receives the reply's text as it is written, which can change until the reply is returned.
 */
export async function sendMessage(
  { token, sessionId }: ChatSession,
  text: string,
  clientId: string,
  onWords: (words: string) => void,
  customer: object = {},
): Promise<SentReply> {
  const response = await sendChatRequest(sendChatMessage, {
    sessionId,
    form: { ...customer, customer_msg: text, chat_token: token, client_id: clientId },
    accept: "text/event-stream, */*",
    signal: AbortSignal.timeout(replyTimeoutMs),
  });
  const isStream = response.headers.get("content-type")?.includes("event-stream");
  const reply = isStream ? await readReply(response, onWords) : ((await response.json()) as SentReply);
  if (typeof reply.chatbot_msg !== "string") throw new TypeError("a reply without chatbot_msg");
  return reply;
}

/** Returns the complete reply at the end of the stream. A stream that ends without it counts as a lost response. */
async function readReply(response: Response, onWords: (words: string) => void): Promise<SentReply> {
  let words = "";
  let reply: SentReply | undefined;
  await readEvents(response, ({ event, data }) => {
    const body = JSON.parse(data) as SentReply & Partial<ErrorBody> & { text?: string };
    if (event === "error") throw new ApiError(500, body, "");
    if (event === "done") reply = body;
    else onWords((words = (event === "delta" ? words : "") + body.text));
  });
  if (!reply) throw new ApiError(0, {}, "");
  return reply;
}

/**
 * Calls `onNews` whenever the history has grown, and once for each connection. Without the latter, messages sent between
 * the last fetch and the connection would not show before the next message.
 */
export function listenToChat(
  { token, sessionId }: ChatSession,
  onNews: () => void,
  signal: AbortSignal,
): Promise<void> {
  const open = async (aborted: AbortSignal) => {
    const response = await sendChatRequest(streamChatEvents, {
      sessionId,
      params: { chat_token: token },
      signal: aborted,
    });
    onNews();
    return response;
  };
  return listen(open, { onEvent: onNews }, signal);
}
