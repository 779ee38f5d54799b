import { chooseSentences } from "#server/answers/compose/catalogue.ts";
import { isAskWord } from "./ask-words.ts";
import { isMeasureWord } from "#server/answers/products/measure.ts";
import type { RowReply } from "./row-reply.ts";
import { reply, type RowQuestion } from "./row-question.ts";
import type { Frame } from "./frame.ts";
import { isTimetableRow } from "./timetable.ts";
import { filterBySize } from "./narrow-rows.ts";
import { baseOf, type Row } from "./row.ts";
import { listOf } from "./list-of-rows.ts";
import { cellText, nameOf } from "./say.ts";
import { rowTexts } from "./texts.ts";
import { findTermCues } from "#server/answers/terms/cues.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { readOpening } from "#server/answers/understand/small-talk.ts";
import { valueWords } from "#server/answers/understand/value.ts";
import { rowPattern } from "./row-words.ts";

/** Whether a question is about one thing ("how much is it?", "كم سعره") and not about the whole list. */
const pointsPattern = rowPattern(
  "^(?:{pronoun}|.*{of_price}(?:ه|ها|هم|هن)|[وف]?(?:علي|في|من|ل|ب)(?:ه|ها|هم|هن))$",
);

/** A longer question asks of something in particular. */
const maxBareWords = 5;

/** Whether a question has no words, beside a greeting, but "how much?" or "what do you have?". */
export function isBare({ question, frame: { asks, words } }: RowQuestion): boolean {
  const only = [...asks].every((ask) => ["price", "list", "availability", "total"].includes(ask));
  const points = words.some((word) => pointsPattern.test(word));
  // "Do the prices include VAT?" asks about all prices and for none.
  const isOfTax = findTermCues(words).some(({ kind }) => kind === "vat");
  const length = readOpening(question)?.rest.length ?? words.length;
  return only && !isOfTax && !points && (asks.has("price") || asks.has("list")) && length <= maxBareWords;
}

/** "How much?" and no word beside it that a list could have under another spelling. */
const namesNothing = ({ content, periods, words }: Frame): boolean =>
  content.length === 0 &&
  periods.length === 0 &&
  words.every(
    (word) => tokenOf(word).isFunction || isAskWord(word) || isMeasureWord(word) || valueWords.has(word),
  );

const priceOf = ({ options: [first] }: Row): number => first?.amount ?? Number.POSITIVE_INFINITY;

const maxShortList = 8;
const maxGroups = 8;
/** Maximum number of parts of a list of which the first is listed and the others are named. */
const maxNamedBeside = 3;
const maxExamples = 3;

/**
 * Probability of an overview as the answer to a conversation's first question, which cannot refer to anything, and to a
 * later one.
 */
const firstQuestionProbability = 0.97;
const laterQuestionProbability = 0.85;

/** An overview of what is offered: a short list in full, a long one by its parts or by examples. */
export function overview({ catalogue, frame, question, voice, context }: RowQuestion): RowReply | undefined {
  const texts = rowTexts(voice.language);
  const rows = catalogue.rows.filter((row) => !isTimetableRow(row));
  const groups = Map.groupBy(
    rows,
    ({ entry }) => entry.category ?? entry.origin.heading ?? entry.origin.sheet ?? "",
  );
  const [first] = [...groups.values()];
  if (first === undefined) return undefined;
  const titles = [...groups.keys()]
    .filter((title) => title !== "")
    .map((title) => cellText(baseOf(title).base, voice));
  const isFirst = context.history.length === 0 && namesNothing(frame);
  const say = (shown: readonly Row[], text: string): RowReply => ({
    ...reply(shown, text, isFirst ? firstQuestionProbability : laterQuestionProbability),
    isOfWholeList: isFirst,
  });
  // "How much is a kilo?": what there is by the kilo.
  const sized = filterBySize(question, rows);
  if (isFirst && frame.asks.has("price") && sized.length > 0 && sized.length < rows.length) {
    const list = listOf(
      sized.toSorted((a, b) => priceOf(a) - priceOf(b)),
      chooseSentences(voice).found,
      voice,
    );
    return say(list.shown, list.text);
  }
  if (rows.length <= maxShortList) return say(rows, listOf(rows, chooseSentences(voice).found, voice).text);
  if (groups.size <= maxNamedBeside && titles.length === groups.size && first.length <= maxShortList) {
    const list = listOf(first, chooseSentences(voice).found, voice);
    return say(list.shown, `${list.text}\n${texts.alsoGroups(titles.slice(1).join(texts.comma))}`);
  }
  if (titles.length >= 2) {
    const list = titles.slice(0, maxGroups).join(texts.comma);
    return say([first[0]!], frame.asks.has("price") ? texts.whichPrice(list) : texts.groups(list));
  }
  if (!isFirst || !frame.asks.has("price")) return undefined;
  const named = Array.from(
    { length: maxExamples },
    (_, at) => rows[Math.floor((at * rows.length) / maxExamples)]!,
  );
  const names = named.map((row) => nameOf(row, voice)).join(texts.comma);
  return say(named, texts.nameOne(names));
}
