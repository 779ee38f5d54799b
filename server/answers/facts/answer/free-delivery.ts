import type { Note } from "#server/answers/facts/facts.ts";
import type { FactAnswer, Question } from "./fact-answer.ts";
import { amountIn, freePattern, readAmounts } from "#server/answers/facts/fees.ts";
import { withoutOwnYes } from "./polarity.ts";
import { isAmountReadableIn, isReadableIn, withoutRepeatedZones, zoneLines } from "./zone-lines.ts";

/** Whether a sentence states from which amount delivery is free. */
const statesLimit = (quote: string, limit: number | undefined): boolean =>
  limit !== undefined && readAmounts(quote).map(Number).includes(limit);

/** Answers from which amount delivery is free: sentences that state it, and zones with their own amount. */
export function tellFreeDelivery(question: Question, notes: readonly Note[]): FactAnswer | undefined {
  const free = notes.filter(({ quote }) => freePattern.test(quote));
  const all = question.facts.zones.filter(
    ({ fee = "", freeFrom }) => freeFrom !== undefined || freePattern.test(fee),
  );
  const own = all.filter((zone) => isReadableIn(zone, question.language));
  const zones = own.length > 0 ? own : all.filter((zone) => isAmountReadableIn(zone, question.language));
  if (free.length + zones.length === 0) return undefined;
  const limits = zones.map(({ freeFrom = "" }) => amountIn(freeFrom));
  // A sentence with the limit of every zone says all that the list of zones would.
  const whole = free.find(
    ({ quote }) => limits.length > 0 && limits.every((limit) => statesLimit(quote, limit)),
  );
  if (whole !== undefined) return { text: withoutOwnYes(whole.quote), facts: [whole] };
  const lines = zoneLines(zones, question);
  const also = withoutRepeatedZones(free, lines);
  return {
    text: [...also.map(({ quote }) => withoutOwnYes(quote)), ...lines].join("\n"),
    facts: [...also, ...zones],
  };
}
