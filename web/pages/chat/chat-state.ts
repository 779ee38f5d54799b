import type { RatingQuestion } from "#shared/contract/ratings.ts";
import type { AgentIntroduction, History, SentReply } from "#web/api/chat.ts";
import { sentLine, withReply, type Line } from "./chat-line.ts";
import { mergeHistory } from "./merge-history.ts";

export interface ChatState {
  /** `broken`: the history could not be loaded, the page shows nothing but the error (C192). */
  phase: "loading" | "ready" | "broken";
  lines: readonly Line[];
  /** What stands in the box. */
  draft: string;
  agent: AgentIntroduction | null;
  /** Asked after a ticket was closed, with the answer that was given. */
  question: RatingQuestion | null;
}

export type ChatAction =
  | { type: "history"; history: History }
  | { type: "historyFailed" }
  | { type: "typed"; text: string }
  | { type: "sent"; clientId: string; text: string; at: string }
  | { type: "words"; clientId: string; text: string }
  | { type: "replied"; clientId: string; reply: SentReply }
  | { type: "failed"; clientId: string }
  | { type: "rated"; question: RatingQuestion };

export const emptyChat: ChatState = { phase: "loading", lines: [], draft: "", agent: null, question: null };

/** True while an answer is under way: box and button are disabled, the typing sign shows (C185). */
export function isPending(state: ChatState): boolean {
  return state.lines.some((line) => line.state === "sending");
}

/** An empty or blank message is not sent (C193), nor anything before the history stands or while an answer is under way. */
export function canSend(state: ChatState, text: string): boolean {
  return state.phase === "ready" && text.trim() !== "" && !isPending(state);
}

/** The id to send `text` with: that of the failed line it repeats, else `fresh`. The server stores one id once. */
export function clientIdFor(state: ChatState, text: string, fresh: string): string {
  const last = state.lines.at(-1);
  return last?.state === "failed" && last.customer === text && last.clientId ? last.clientId : fresh;
}

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case "history": {
      const lines = mergeHistory(state.lines, action.history.chat_history);
      const draft = arrivedAfterAll(state.lines, lines, state.draft) ? "" : state.draft;
      const { agent = state.agent, rating_question: question = null } = action.history;
      return { phase: "ready", lines, draft, agent, question };
    }
    case "historyFailed":
      // Later fetches may fail quietly: what is on screen stays, the next one catches up.
      return state.phase === "loading" ? { ...state, phase: "broken" } : state;
    case "typed":
      return isPending(state) ? state : { ...state, draft: action.text };
    case "sent": {
      if (!canSend(state, action.text)) return state;
      const line = sentLine(`sent-${state.lines.length}`, action.clientId, action.text, action.at);
      return { ...state, lines: [...state.lines, line] };
    }
    // The reply as far as it is written; what counts comes with "replied".
    case "words":
      return {
        ...state,
        lines: settle(state, action.clientId, (line) => ({ ...line, author: "agent", reply: action.text })),
      };
    case "replied":
      return cleared(
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

/** D40: the box is cleared by success only. A draft that was not what was sent (a choice was) stays. */
function cleared(state: ChatState, clientId: string): ChatState {
  const sent = state.lines.findLast((line) => line.clientId === clientId);
  return sent?.customer === state.draft.trim() ? { ...state, draft: "" } : state;
}

/** A line that had failed here was answered there, only the answer was lost: nothing is left to send again. */
function arrivedAfterAll(before: readonly Line[], after: readonly Line[], draft: string): boolean {
  return before.some(
    (line, place) =>
      line.state === "failed" && after[place]?.state === "settled" && line.customer === draft.trim(),
  );
}
