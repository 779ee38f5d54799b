import { cuePattern, findCues, numbersOf } from "#server/answers/language/cues.ts";
import type { Query } from "#server/answers/retrieve/query.ts";
import { readNumberWord } from "#server/answers/rows/question-numbers.ts";
import { normalise, withAsciiDigits } from "#server/answers/text/normalise.ts";
import { isNumber, words } from "#server/answers/text/words.ts";
import type { SpanHit } from "./best-span.ts";

/** An amount; times are in days. */
interface Amount {
  value: number;
  isTime: boolean;
}

/** Range of amounts that a line of a scale is for, both ends included. */
interface Step {
  min: number;
  max: number;
  isTime: boolean;
}

const unitCues = findCues("units");
const daysOfUnit = numbersOf(unitCues, "days");
const duals = numbersOf(unitCues, "days_of_two");
/** A column is a scale when at least this many of its lines name amounts. */
const minSteps = 2;
/**
 * An open end ("30 days or more") reaches up to this many times its amount: it does not answer a question about four
 * years.
 */
const maxTimesOver = 12;
/** Entries whose tables are read. */
const maxEntries = 2;
/** A line of a scale answers from this share of the question's subject words on (0–1, by their rarity). */
const minSubjectShare = 0.33;
/** The line has at least this share of the best sentence's score. */
const minScoreRatio = 0.8;

const bare = (word: string): string => word.replace(/^(?:وال|بال|لل|ال|ب|ل)(?=\p{L}{3})/u, "");
const daysOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : (daysOfUnit.get(word) ?? daysOfUnit.get(bare(word)));

/** The amounts a question names: "4 days", "أسبوعين", "a week", "160". */
export function readAmounts(question: string): Amount[] {
  const all = words(normalise(withAsciiDigits(question)));
  return all.flatMap((word, at): Amount[] => {
    const dual = duals.get(word) ?? duals.get(bare(word));
    if (dual !== undefined) return [{ value: dual, isTime: true }];
    const number = readNumberWord(word);
    const days = daysOf(all[at + 1]);
    if (number !== undefined && days !== undefined) return [{ value: number * days, isTime: true }];
    if (number !== undefined) return isNumber(word) ? [{ value: number, isTime: false }] : [];
    const own = daysOf(word);
    const isCounted = readNumberWord(all[at - 1] ?? "") !== undefined;
    // A week or a month alone is one of it; "day" and "hour" alone are more often no amount.
    return own !== undefined && own >= 7 && !isCounted ? [{ value: own, isTime: true }] : [];
  });
}

const boundPattern = (source: string): RegExp => cuePattern(findCues("bounds"), source);
const rangePattern = boundPattern(String.raw`(\d+(?:\.\d+)?)\s*(?:[-–—]|{step_to})\s*(\d+(?:\.\d+)?)`);
const atLeastPattern = boundPattern(String.raw`(\d+(?:\.\d+)?)\s*(?:\p{L}+\s*)?(?:{step_or_more}|\+)`);
const overPattern = boundPattern(String.raw`{step_over}\s*(\d+(?:\.\d+)?)`);
const underPattern = boundPattern(String.raw`{step_under}\s*(\d+(?:\.\d+)?)`);
const upToPattern = boundPattern(String.raw`{step_up_to}\s*(\d+(?:\.\d+)?)`);
const minShare = 1e-6;

/**
 * The amounts that a cell names ("3–6 days", "7 days or more", "less than 3"); undefined where it is none of a scale.
 */
export function stepOf(cell: string): Step | undefined {
  const plain = normalise(withAsciiDigits(cell)).replace(/\s+/gu, " ");
  const days = words(plain)
    .map(daysOf)
    .find((each) => each !== undefined);
  const factor = days ?? 1;
  const isTime = days !== undefined;
  const step = (min: number, max: number): Step => ({ min: min * factor, max: max * factor, isTime });
  const [, from, to] = rangePattern.exec(plain) ?? [];
  if (from !== undefined && to !== undefined) return step(Number(from), Number(to));
  const single = (pattern: RegExp): number | undefined => {
    const found = pattern.exec(plain)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const [least, over, under, most] = [atLeastPattern, overPattern, underPattern, upToPattern].map(single);
  if (least !== undefined) return step(least, Math.max(1, least) * maxTimesOver);
  if (over !== undefined) return step(over + minShare, Math.max(1, over) * maxTimesOver);
  if (under !== undefined) return step(0, under - minShare);
  return most === undefined ? undefined : step(0, most);
}

/** The first cell of a table's line, without the name of its column where that is written with it. */
function firstCell(line: string): string {
  const [cell = ""] = line.split(" | ");
  return cell.replace(/^[^:\d]{1,40}:\s*(?=\S)/u, "");
}

/** The line of a table of steps (sizes by height, refunds by days of notice) that holds an amount of the question. */
export function findRequestedStep(
  ranked: readonly SpanHit[],
  query: Query,
  question: string,
): SpanHit | undefined {
  const amounts = readAmounts(question);
  if (amounts.length === 0) return undefined;
  const subject = query.words.flatMap(({ token }, i) =>
    token.isFunction || isNumber(token.word) || daysOf(token.word) !== undefined ? [] : [i],
  );
  const total = subject.reduce((sum, i) => sum + query.words[i]!.idf, 0);
  const shareOf = ({ own, above }: SpanHit): number =>
    subject.reduce((sum, i) => sum + query.words[i]!.idf * Math.max(own[i]!, above[i]!), 0) / (total || 1);
  const minScore = minScoreRatio * (ranked[0]?.score ?? 0);
  const entries = [...Map.groupBy(ranked, ({ hit }) => hit.position).values()].slice(0, maxEntries);
  for (const hits of entries) {
    const rows = hits.flatMap((hit) => {
      const span = hit.spans[hit.at]!;
      const step = span.isRow ? stepOf(firstCell(span.text)) : undefined;
      return step === undefined ? [] : [{ hit, step }];
    });
    if (rows.length < minSteps) continue;
    const fitting = rows.filter(({ step }) =>
      amounts.some(({ value, isTime }) => isTime === step.isTime && value >= step.min && value <= step.max),
    );
    const [step, ...others] = fitting.map(({ hit }) => hit);
    if (step === undefined || others.length > 0) continue;
    if (step.score >= minScore && shareOf(step) >= minSubjectShare) return step;
  }
  return undefined;
}
