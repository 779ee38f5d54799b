import { useState } from "react";
import i18next from "i18next";
import { previewAnswer } from "#web/api/endpoints/knowledge.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import type { AskAnswer, AskTurn } from "#web/components/knowledge/AskBox.tsx";

/** The number of earlier turns that are sent to the agent. */
const maxRememberedTurns = 10;

export interface AgentPreviewState {
  turns: readonly AskTurn[];
  ask: (question: string) => void;
  /** Starts a new conversation. */
  reset: () => void;
  /** The lowest confidence at which the agent answers by itself. Undefined before the first answer. */
  answersFrom: number | undefined;
}

type AskHistory = { role: "customer" | "agent"; text: string }[];

/** Asks an agent outside of any customer's conversation. */
type AskAgent = (body: {
  question: string;
  history: AskHistory;
}) => Promise<{ data: AskAnswer & { answer_from: number } }>;

const askSaved: AskAgent = (body) => call(previewAnswer, { body });

/** Manages a conversation with the organisation's own agent. Customers do not see it, and it is not counted. */
export function useAgentPreview(askAgent: AskAgent = askSaved): AgentPreviewState {
  const [turns, setTurns] = useState<readonly AskTurn[]>([]);
  const [answersFrom, setAnswersFrom] = useState<number>();
  // The turn is found by identity instead of its index, because the conversation can be reset while the agent
  // answers.
  const settle = (answeredTurn: AskTurn, turn: Partial<AskTurn>) =>
    setTurns((now) => now.map((before) => (before === answeredTurn ? { ...before, ...turn } : before)));
  const asking = useAction(({ question }: AskTurn, history: AskHistory) => askAgent({ question, history }), {
    failed: null,
    onDone: ({ data }, answeredTurn) => {
      setAnswersFrom(data.answer_from);
      settle(answeredTurn, { answer: data });
    },
    onFailed: (error, failedTurn) =>
      settle(failedTurn, { problem: messageOf(error, i18next.t("common:errors.generic")) }),
  });
  const ask = (question: string) => {
    const history = turns.flatMap((turn) =>
      turn.answer
        ? [
            { role: "customer" as const, text: turn.question },
            { role: "agent" as const, text: turn.answer.text },
          ]
        : [],
    );
    const newTurn: AskTurn = { question };
    setTurns((now) => [...now, newTurn]);
    void asking.run(newTurn, history.slice(-maxRememberedTurns));
  };
  return { turns, ask, reset: () => setTurns([]), answersFrom };
}
