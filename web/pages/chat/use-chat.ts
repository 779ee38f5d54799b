import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { fetchHistory, rateHelp, sendMessage, type ChatSession, type History } from "#web/api/chat.ts";
import {
  canSend,
  chatReducer,
  clientIdFor,
  emptyChat,
  isPending,
  type ChatAction,
  type ChatState,
} from "./chat-state.ts";
import { currentCustomer } from "./parent-page.ts";
import { randomId } from "#web/random-id.ts";
import { useLiveUpdates } from "./use-live-updates.ts";

/**
 * The delay before the only retry, short enough that the error of an unreachable server shows within two seconds
 * (D08).
 */
const retryDelayMs = 200;

export interface Chat {
  state: ChatState;
  pending: boolean;
  type: (text: string) => void;
  send: (text: string) => void;
  rate: (answer: RatingAnswer) => Promise<void>;
}

export type RatingAnswer = Parameters<typeof rateHelp>[1];

/**
 * Manages the conversation of `session`. `onFailure` receives the reason why a message was not sent, "" when it is
 * unknown.
 */
export function useChat(session: ChatSession, onFailure: (message: string) => void): Chat {
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  // A ref, because Enter and a click in the same moment must both see it before React renders.
  const sending = useRef(false);
  const now = useRef(state);
  useLayoutEffect(() => {
    now.current = state;
  });

  useEffect(() => {
    const leave = new AbortController();
    firstHistory(session, leave.signal).then(
      (history) => dispatch({ type: "history", history }),
      (error: unknown) =>
        leave.signal.aborted ||
        dispatch({ type: "historyFailed", isGone: error instanceof ApiError && error.status === 404 }),
    );
    return () => leave.abort();
  }, [session]);

  const refresh = useRefresh(session, dispatch);

  // While an answer is being written, the fetch after it brings all other changes too.
  const onNews = useCallback(() => {
    if (!sending.current) void refresh();
  }, [refresh]);
  useLiveUpdates(session, state.phase === "ready", onNews);

  const send = useCallback(
    async (typedText: string) => {
      const text = typedText.trim();
      if (sending.current || !canSend(now.current, text)) return;
      sending.current = true;
      const clientId = clientIdFor(now.current, text, randomId(22));
      dispatch({ type: "sent", clientId, text, at: new Date().toISOString() });
      try {
        const onWords = (words: string) => dispatch({ type: "words", clientId, text: words });
        const reply = await sendMessage(session, text, clientId, onWords, currentCustomer());
        dispatch({ type: "replied", clientId, reply });
      } catch (error) {
        dispatch({ type: "failed", clientId });
        onFailure(error instanceof ApiError ? error.message : "");
      }
      sending.current = false;
      await refresh();
    },
    [session, onFailure, refresh],
  );

  const rate = useCallback(
    async (answer: RatingAnswer) => {
      try {
        dispatch({ type: "rated", question: await rateHelp(session, answer) });
      } catch (error) {
        onFailure(error instanceof ApiError ? error.message : "");
      }
    },
    [session, onFailure],
  );

  const type = useCallback((text: string) => dispatch({ type: "typed", text }), []);
  return { state, pending: isPending(state), type, send: (text) => void send(text), rate };
}

/** Returns a function that fetches the conversation again. */
function useRefresh(session: ChatSession, dispatch: React.ActionDispatch<[ChatAction]>): () => Promise<void> {
  // Simultaneous triggers cause at most two fetches, because the running one may be outdated already.
  const fetching = useRef<"no" | "yes" | "again">("no");
  return useCallback(async (): Promise<void> => {
    if (fetching.current !== "no") {
      fetching.current = "again";
      return;
    }
    do {
      fetching.current = "yes";
      try {
        dispatch({ type: "history", history: await fetchHistory(session) });
      } catch {
        // The next trigger or the timer fetches again. The visible lines stay.
      }
    } while (readState(fetching) === "again");
    fetching.current = "no";
  }, [session, dispatch]);
}

/** Reads the current value, because another trigger can occur during the fetch. */
const readState = (fetching: { current: "no" | "yes" | "again" }) => fetching.current;

async function firstHistory(session: ChatSession, signal: AbortSignal): Promise<History> {
  try {
    return await fetchHistory(session, signal);
  } catch (error) {
    const hopeless = signal.aborted || !(error instanceof ApiError) || error.final;
    if (hopeless) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return fetchHistory(session, signal);
  }
}
