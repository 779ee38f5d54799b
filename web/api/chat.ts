import type { EndpointOf } from "#web/api/endpoint.ts";
import {
  chatEvents,
  chatHistory,
  getChatLook,
  rateChat,
  sendChatMessage,
} from "#web/api/endpoints/chatbot.ts";
import type { ChatMessage } from "#shared/contract/chatbot.ts";
import type { RatingQuestion } from "#shared/contract/ratings.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { ChatLook } from "#shared/rules/chat-look.ts";
import type { ErrorBody } from "#shared/contract/errors.ts";
import type { Rating } from "#shared/contract/ratings.ts";
import { ApiError } from "./api-error.ts";
import { callChat, sendChatRequest } from "./call-chat.ts";
import { listen, readEvents } from "./events.ts";

/** Which chat, and which customer of it. */
export interface ChatSession {
  token: string;
  sessionId: string;
}

// The chat base may be another provider's (D06), which owes us the specification's fields and nothing more.
type Owed<T, Key extends keyof T> = Pick<T, Key> & Partial<T>;
export type HistoryItem = Owed<ChatMessage, "customer_msg" | "chatbot_msg" | "timestamp">;
export type AgentIntroduction = ResultOf<EndpointOf<typeof chatHistory>>["agent"];
export interface History {
  chat_history: HistoryItem[];
  agent?: AgentIntroduction;
  rating_question?: RatingQuestion | null;
}
export type SentReply = Owed<ResultOf<EndpointOf<typeof sendChatMessage>>, "chatbot_msg">;

/** Long enough for a slow telephone network; a hanging server must end in a word to the customer. */
const historyMs = 12_000;
const replyMs = 60_000;

export async function fetchHistory(
  { token, sessionId }: ChatSession,
  signal?: AbortSignal,
): Promise<History> {
  const history: History = await callChat(chatHistory, {
    sessionId,
    params: { chat_token: token },
    signal: signal
      ? AbortSignal.any([signal, AbortSignal.timeout(historyMs)])
      : AbortSignal.timeout(historyMs),
  });
  if (!Array.isArray(history.chat_history)) throw new TypeError("a history without chat_history");
  return history;
}

/** Answers how the help with a closed ticket was; without a comment an earlier one stays. */
export async function rateHelp(
  { token, sessionId }: ChatSession,
  answer: { id: string; rating: Rating; comment?: string },
): Promise<RatingQuestion> {
  const { data } = await callChat(rateChat, {
    sessionId,
    form: { ...answer, chat_token: token },
    signal: AbortSignal.timeout(historyMs),
  });
  return data;
}

/** What the business has dressed its chat in; a chat base of another provider's may know nothing of it. */
export function fetchLook({ token, sessionId }: ChatSession, signal: AbortSignal): Promise<ChatLook> {
  return callChat(getChatLook, { sessionId, params: { chat_token: token }, signal });
}

/**
 * `clientId` sent twice is one message (the network may lose the answer, not only the question). `onWords` hears the
 * reply as far as it is written; all of it may change until it is returned.
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
    signal: AbortSignal.timeout(replyMs),
  });
  const isStream = response.headers.get("content-type")?.includes("event-stream");
  const reply = isStream ? await lastOf(response, onWords) : ((await response.json()) as SentReply);
  if (typeof reply.chatbot_msg !== "string") throw new TypeError("a reply without chatbot_msg");
  return reply;
}

/** The whole reply at the end of its words; a stream that ends without it is an answer that was lost. */
async function lastOf(response: Response, onWords: (words: string) => void): Promise<SentReply> {
  let words = "";
  let reply: SentReply | undefined;
  await readEvents(response, ({ event, data }) => {
    const said = JSON.parse(data) as SentReply & Partial<ErrorBody> & { text?: string };
    if (event === "error") throw new ApiError(500, said, "");
    if (event === "done") reply = said;
    else onWords((words = (event === "delta" ? words : "") + said.text));
  });
  if (!reply) throw new ApiError(0, {}, "");
  return reply;
}

/**
 * Calls `onNews` whenever the history has grown, and once for each connection: what was said between the last history
 * and the moment somebody listens would otherwise not show before the next message.
 */
export function listenToChat(
  { token, sessionId }: ChatSession,
  onNews: () => void,
  signal: AbortSignal,
): Promise<void> {
  const open = async (aborted: AbortSignal) => {
    const response = await sendChatRequest(chatEvents, {
      sessionId,
      params: { chat_token: token },
      signal: aborted,
    });
    onNews();
    return response;
  };
  return listen(open, { onEvent: onNews }, signal);
}
