import { useRef, useState } from "react";
import { randomId } from "#web/random-id.ts";

/** The most questions of a visitor. */
const maxQuestions = 8;

export interface DemoTurn {
  id: string;
  question: string;
  /** The answer. Undefined while the agent writes, null when it did not arrive. */
  answer: string | null | undefined;
  sources: string[];
  handedOver: boolean;
  choices: string[];
}

/** A conversation with the demo's agent, through the same calls as a customer's chat. */
export function useDemoChat(token: string | null) {
  const session = useRef<string>(undefined);
  const [turns, setTurns] = useState<DemoTurn[]>([]);
  const waits = turns.at(-1)?.answer === undefined && turns.length > 0;
  const ask = async (question: string): Promise<void> => {
    if (!token || waits || turns.length >= maxQuestions || question.trim() === "") return;
    session.current ??= `session_${randomId(24)}`;
    const id = randomId(16);
    const turn: DemoTurn = {
      id,
      question: question.trim(),
      answer: undefined,
      sources: [],
      handedOver: false,
      choices: [],
    };
    setTurns((all) => [...all, turn]);
    const settle = (changes: Partial<DemoTurn>) =>
      setTurns((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
    try {
      // The code is loaded with the first question, because most visitors only read.
      const { sendMessage } = await import("#web/api/chat.ts");
      const chat = { token, sessionId: session.current };
      const reply = await sendMessage(chat, turn.question, id, (words) => settle({ answer: words }));
      settle({
        answer: reply.chatbot_msg,
        sources: reply.sources ?? [],
        handedOver: reply.handed_over ?? false,
        choices: reply.choices ?? [],
      });
    } catch {
      settle({ answer: null });
    }
  };
  return { turns, waits, ask, isOver: turns.length >= maxQuestions };
}
