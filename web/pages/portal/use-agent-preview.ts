import { useState } from "react";
import i18next from "i18next";
import { preview } from "#shared/contract/knowledge.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import type { AskAnswer, AskTurn } from "#web/components/knowledge/AskBox.tsx";

/** As many earlier words as the agent is told again. */
const remembered = 10;

export interface AgentPreviewState {
  turns: readonly AskTurn[];
  ask: (question: string) => void;
  /** Begins a new conversation. */
  reset: () => void;
  /** From which probability the agent answers by itself; known after the first answer. */
  answersFrom: number | undefined;
}

/** Asks an agent without a customer. */
type AskAgent = (body: {
  question: string;
  history: { role: "customer" | "agent"; text: string }[];
}) => Promise<{ data: AskAnswer & { answer_from: number } }>;

const askSaved: AskAgent = (body) => call(preview, { body });

/** A conversation with one's own agent that no customer sees and nothing counts. */
export function useAgentPreview(askAgent: AskAgent = askSaved): AgentPreviewState {
  const [turns, setTurns] = useState<readonly AskTurn[]>([]);
  const [answersFrom, setAnswersFrom] = useState<number>();
  const ask = async (question: string) => {
    const history = turns.flatMap((turn) =>
      turn.answer
        ? [
            { role: "customer" as const, text: turn.question },
            { role: "agent" as const, text: turn.answer.text },
          ]
        : [],
    );
    const asked: AskTurn = { question };
    // By the turn itself, not its place: the conversation may have been reset while the agent was reading.
    const settle = (turn: Partial<AskTurn>) =>
      setTurns((now) => now.map((before) => (before === asked ? { ...before, ...turn } : before)));
    setTurns((now) => [...now, asked]);
    try {
      const { data } = await askAgent({ question, history: history.slice(-remembered) });
      setAnswersFrom(data.answer_from);
      settle({ answer: data });
    } catch (error) {
      settle({ problem: messageOf(error, i18next.t("common:errors.generic")) });
    }
  };
  return { turns, ask: (question) => void ask(question), reset: () => setTurns([]), answersFrom };
}
