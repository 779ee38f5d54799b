import { speaksOfCalories } from "#server/answers/products/calories.ts";
import { asksIn } from "#server/answers/rows/ask-words.ts";
import { givesReason, objectsToPrice } from "#server/answers/understand/objection.ts";
import { statesPrice } from "#server/answers/understand/value.ts";

/** Whether a price is asked for and a text states none: it names the thing and tells something else of it. */
export function lacksPrice(question: string, text: string): boolean {
  return asksIn(question).has("price") && !statesPrice(text);
}

/**
 * Whether a text is about something else than a question that it shares words with: «كم سعرة حرارية؟» finds prices by its
 * letters, and "that is expensive" is not answered by a price.
 */
export const isAboutElse = (question: string, foundText: string): boolean =>
  (speaksOfCalories(question) && !speaksOfCalories(foundText)) ||
  (objectsToPrice(question) && !givesReason(foundText));
