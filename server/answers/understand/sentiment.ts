import { limitMessage } from "#server/answers/limits.ts";
import { fromArabizi, isArabizi } from "#server/answers/text/arabizi.ts";
import { hearWishes } from "./wishes.ts";

export type Sentiment = "upset" | "urgent";

/** What a customer's message says of their mood: the same words by which the agent finds complaints and urgency. */
export function sentimentsOf(message: string): Sentiment[] {
  const text = limitMessage(message);
  const { alarming, pressing } = hearWishes(isArabizi(text) ? fromArabizi(text) : text);
  return [...(alarming ? ["upset" as const] : []), ...(pressing ? ["urgent" as const] : [])];
}
