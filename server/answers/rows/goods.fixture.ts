import { answer } from "#server/answers/answers.ts";
import type { ProductEntry, Turn } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";

let number = 0;
/** A row of a price list in riyals, with an id of its own. */
export function row(ar: string, price: number, more: Partial<ProductEntry> = {}): ProductEntry {
  number += 1;
  return {
    kind: "product",
    id: `row-${number}`,
    name: { ar },
    price,
    currency: "SAR",
    attributes: {},
    origin: { sourceId: "s", sourceName: "list.xlsx", row: number },
    ...more,
  };
}

const settings = { answerFrom: 0.55, clarifyFrom: 0.35, languages: ["ar", "en"] as const };

/** Plays a conversation and returns the reply to its last message. */
export function lastReply(index: AnswerIndex, messages: readonly string[]): string {
  const history: Turn[] = [];
  let text = "";
  for (const question of messages) {
    ({ text } = answer(index, { question, history, settings: { ...settings } as never }));
    history.push({ role: "customer", text: question }, { role: "agent", text: text || "حولت رسالتك." });
  }
  return text;
}
