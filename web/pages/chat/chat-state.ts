import type { RatingQuestion } from "#shared/contract/ratings.ts";
import type { FactTopic } from "#shared/rules/business-facts.ts";
import type { AgentIntroduction, History, SentReply } from "#web/api/chat.ts";
import { createSentLine, withReply, type Line } from "./chat-line.ts";
import { mergeHistory } from "./merge-history.ts";

export interface ChatState {
  /**
   * `broken` means that the history could not be loaded and the page shows only the error (C192), `gone` that there is
   * no chat at the address.
   */
  phase: "loading" | "ready" | "broken" | "gone";
  lines: readonly Line[];
  /** The text in the box. */
  draft: string;
  agent: AgentIntroduction | null;
  /** The question after a closed ticket, with its answer. */
  question: RatingQuestion | null;
  /** Topics with which a customer may start. */
  starters: readonly FactTopic[];
}

export type ChatAction =
  | { type: "history"; history: History }
  | { type: "historyFailed"; isGone: boolean }
  | { type: "typed"; text: string }
  | { type: "sent"; clientId: string; text: string; at: string }
  | { type: "words"; clientId: string; text: string }
  | { type: "replied"; clientId: string; reply: SentReply }
  | { type: "failed"; clientId: string }
  | { type: "rated"; question: RatingQuestion };

export const emptyChat: ChatState = {
  phase: "loading",
  lines: [],
  draft: "",
  agent: null,
  question: null,
  starters: [],
};

/** True while an answer is being written: the box and the button are disabled and the typing sign shows (C185). */
export function isPending(state: ChatState): boolean {
  return state.lines.some((line) => line.state === "sending");
}

/**
 * Whether the text can be sent. An empty or blank message cannot (C193), and none before the history is loaded or
 * while an answer is being written.
 */
export function canSend(state: ChatState, text: string): boolean {
  return state.phase === "ready" && text.trim() !== "" && !isPending(state);
}

/**
 * Returns the client id of `text`: that of the failed line it repeats, otherwise `fresh`. The server stores each id
 * once.
 */
export function clientIdFor(state: ChatState, text: string, fresh: string): string {
  const last = state.lines.at(-1);
  return last?.state === "failed" && last.customer === text && last.clientId ? last.clientId : fresh;
}

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case "history": {
      const lines = mergeHistory(state.lines, action.history.chat_history);
      const draft = hasFailedLineArrived(state.lines, lines, state.draft) ? "" : state.draft;
      const { agent = state.agent, rating_question: question = null, starters = [] } = action.history;
      return { phase: "ready", lines, draft, agent, question, starters };
    }
    case "historyFailed":
      // Later fetches can fail silently: the visible lines stay, and the next fetch updates them.
      return state.phase === "loading" ? { ...state, phase: action.isGone ? "gone" : "broken" } : state;
    case "typed":
      return isPending(state) ? state : { ...state, draft: action.text };
    case "sent": {
      if (!canSend(state, action.text)) return state;
      const line = createSentLine(`sent-${state.lines.length}`, action.clientId, action.text, action.at);
      return { ...state, lines: [...state.lines, line] };
    }
    // The reply as far as it is written. "replied" brings the final one.
    case "words":
      return {
        ...state,
        lines: settle(state, action.clientId, (line) => ({ ...line, author: "agent", reply: action.text })),
      };
    case "replied":
      return clearDraft(
        { ...state, lines: settle(state, action.clientId, (line) => withReply(line, action.reply)) },
        action.clientId,
      );
    case "rated":
      return { ...state, question: action.question };
    case "failed":
      return { ...state, lines: settle(state, action.clientId, (line) => ({ ...line, state: "failed" })) };
  }
}

function settle(state: ChatState, clientId: string, change: (line: Line) => Line): Line[] {
  return state.lines.map((line) =>
    line.clientId === clientId && line.state === "sending" ? change(line) : line,
  );
}

/**
 * Clears the box after a success only (D40). A draft that differs from the sent text, because a choice was sent, is
 * kept.
 */
function clearDraft(state: ChatState, clientId: string): ChatState {
  const sent = state.lines.findLast((line) => line.clientId === clientId);
  return sent?.customer === state.draft.trim() ? { ...state, draft: "" } : state;
}

/**
 * Whether a line that failed here was answered on the server, because only the response was lost. It must not be sent
 * again.
 */
function hasFailedLineArrived(before: readonly Line[], after: readonly Line[], draft: string): boolean {
  return before.some(
    (line, place) =>
      line.state === "failed" && after[place]?.state === "settled" && line.customer === draft.trim(),
  );
}
