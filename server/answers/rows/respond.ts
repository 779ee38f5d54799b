import { fromRows } from "#server/answers/decide/finding.ts";
import type { Moment } from "#server/answers/entry.ts";
import { speaksOfCalories } from "#server/answers/products/calories.ts";
import type { Responder } from "#server/answers/responder.ts";
import { surestReply } from "./lookup/judge.ts";
import { answerFollowUp } from "./follow-up-reply.ts";
import { pricedCatalogueOf } from "./catalogue.ts";
import { readQuestion } from "./read-question.ts";
import { answerReturning } from "./returning.ts";
import { answerByRules } from "./row-answer.ts";
import { asksAny, type RowQuestion } from "./row-question.ts";
import type { RowReply } from "./row-reply.ts";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Day of the week in the business's time zone; Sunday is 0. */
function weekdayOf({ at, timeZone }: Moment): number {
  return weekdays.indexOf(new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone }).format(at));
}

/** Whether calories are asked for and no list has them: «كم سعرة» shares its letters with the word for price. */
const asksUnlistedCalories = ({ question, catalogue }: RowQuestion): boolean =>
  speaksOfCalories(question) &&
  !catalogue.rows.some(({ entry }) => Object.keys(entry.attributes).some(speaksOfCalories));

/**
 * Whether a message only asks something that no list tells, of a thing that it does not name: "can I return it?" is
 * answered by a text and not by the price of what was spoken of.
 */
const asksOnlyElse = ({ frame }: RowQuestion): boolean =>
  frame.asksOther && frame.asks.size === 0 && frame.content.every(({ isLoose }) => isLoose);

/** Whether a question is for a price and for nothing that a timetable tells. */
const asksPriceAlone = ({ frame }: RowQuestion): boolean =>
  asksAny(frame, "price", "total") && !asksAny(frame, "when", "who", "first", "last", "duration");

/** Prices, lists, sums and comparisons, from the rows of the business's own lists. */
export const respondFromRows: Responder = (index, { question, voice, now }, { history }) => {
  const today = now === undefined ? undefined : weekdayOf(now);
  if (index.products.length === 0) return null;
  const context = { history, today };
  const asked = readQuestion(index, question, voice, context);
  if (asksUnlistedCalories(asked) || asksOnlyElse(asked)) return null;
  const replyTo = (each: RowQuestion): RowReply | undefined =>
    answerReturning(each) ?? answerFollowUp(each) ?? surestReply(each, answerByRules(index, each));
  const priced = asksPriceAlone(asked) ? pricedCatalogueOf(index) : null;
  const reply =
    (priced === null ? undefined : replyTo(readQuestion(index, question, voice, context, priced))) ??
    replyTo(asked);
  return reply === undefined ? null : fromRows(reply);
};
