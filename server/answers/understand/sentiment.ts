import { limitMessage } from "#server/answers/limits.ts";
import { fromArabizi, isArabizi } from "#server/answers/text/arabizi.ts";
import { recognizeWishes } from "./wishes.ts";

export type Sentiment = "upset" | "urgent";

/** Sentiment of a message, by the same words as complaints and urgency. */
export function sentimentsOf(message: string): Sentiment[] {
  const text = limitMessage(message);
  const { alarming, pressing } = recognizeWishes(isArabizi(text) ? fromArabizi(text) : text);
  return [...(alarming ? ["upset" as const] : []), ...(pressing ? ["urgent" as const] : [])];
}
