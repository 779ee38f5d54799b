import { isMeasureWord } from "#server/answers/products/measure.ts";
import { isCurrencyWord } from "#server/answers/products/currency.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { type Token, tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { isPieceWord } from "./ask-words.ts";
import { isTimeUnit } from "./counted-units.ts";
import type { Found } from "./find-rows.ts";
import type { Frame } from "./frame.ts";
import { listOf } from "./list-of-rows.ts";
import { asksAny, lookedUpProbability, reply, type RowQuestion } from "./row-question.ts";
import type { Row } from "./row.ts";
import type { RowReply } from "./row-reply.ts";
import { rowTexts } from "./texts.ts";
import { meaningOf } from "./word-meaning.ts";

/** Rows with the nearest numbers that are offered. */
const maxNearest = 4;
/** A number from this on is mostly a year, which a row may cover without writing it. */
const minYear = 1900;

/** A number of the question with the word that it numbers: "iPhone 15", "85 inches". */
interface Numbered {
  number: number;
  /** Index of the number, and of the word. */
  at: number;
  word: number;
}

const numberIn = (word: string): number | undefined => {
  const [digits] = /^\d{1,4}(?=\p{L}{0,2}$)/u.exec(word) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

const textsOf = ({ entry, options }: Row): string[] =>
  [
    entry.name.ar,
    entry.name.en,
    entry.priceNote,
    ...options.map(({ label }) => label),
    ...Object.values(entry.attributes),
  ].flatMap((text) => (text === undefined ? [] : [withAsciiDigits(text)]));

const rangePattern = /(\d{1,4})\s*(?:-|–|—|الى|إلى|ل|to)\s*(\d{1,4})/giu;

/** Whether a row has a number anywhere, also within a range of its own: "52-58". */
function hasNumber(row: Row, number: number): boolean {
  return textsOf(row).some(
    (text) =>
      (text.match(/\d+/gu) ?? []).some((each) => Number(each) === number) ||
      [...text.matchAll(rangePattern)].some(([, from, to]) => Number(from) <= number && number <= Number(to)),
  );
}

type WordTest = (token: Token) => boolean;

/** The number that stands beside a word in a row's name, on the side where the question has its own. */
function numberBeside(row: Row, isWord: WordTest, isBefore: boolean): number | undefined {
  const names = [row.entry.name.ar, row.entry.name.en].flatMap((name) => (name === undefined ? [] : [name]));
  for (const name of names) {
    const all = tokens(withAsciiDigits(name));
    for (const [at, token] of all.entries()) {
      const number = isWord(token) ? numberIn(all[isBefore ? at - 1 : at + 1]?.word ?? "") : undefined;
      if (number !== undefined) return number;
    }
  }
  return undefined;
}

/** The numbers of a question that may be part of a name: they count, measure and limit nothing. */
function numbersOfNames({ words: said, content, breaks, limits }: Frame): Numbered[] {
  const isContent = (at: number): boolean =>
    content.some((each) => each.at === at && !/^\d/u.test(said[at]!));
  return said.flatMap((word, at): Numbered[] => {
    const number = /^\d{1,4}$/u.test(word) ? Number(word) : undefined;
    const next = said[at + 1] ?? "";
    const isLimit = limits.some((limit) => limit.at === at && limit.comparison !== "equal");
    const isOther =
      isMeasureWord(next) || isCurrencyWord(next) || isTimeUnit(next) || isPieceWord(next) || isLimit;
    if (number === undefined || number < 2 || number >= minYear || isOther) return [];
    return [
      ...(isContent(at + 1) && !breaks.has(at + 1) ? [{ number, at, word: at + 1 }] : []),
      ...(isContent(at - 1) && !breaks.has(at) ? [{ number, at, word: at - 1 }] : []),
    ];
  });
}

/**
 * Says that what a question names by a number is on no list ("iPhone 15" where there are 16 and 17), with the rows whose
 * numbers are the nearest; undefined where a row has the number.
 */
export function answerMissingNumber(found: Found, asked: RowQuestion): RowReply | undefined {
  const { frame, catalogue } = asked;
  if (!found.isWhole || found.rows.length === 0) return undefined;
  if (frame.asks.size > 0 && !asksAny(frame, "price", "availability", "list")) return undefined;
  if (asksAny(frame, "total", "difference", "compare") || frame.range !== undefined) return undefined;
  if (found.unknown.length > 0) return answerMissingModel(found, asked);
  const numbers = numbersOfNames(frame).map((each) => ({ ...each, isWord: wordTest(each.word, asked) }));
  const isListed = ({ number, isWord }: { number: number; isWord: WordTest }): boolean =>
    catalogue.rows.some((row) =>
      [true, false].some((isBefore) => numberBeside(row, isWord, isBefore) === number),
    );
  const listed = new Set(numbers.filter(isListed).map(({ at }) => at));
  for (const { number, at, word, isWord } of numbers) {
    if (listed.has(at)) continue;
    const numbered = found.rows.flatMap((row) => {
      const own = numberBeside(row, isWord, word > at);
      return own === undefined ? [] : [{ row, apart: Math.abs(own - number) }];
    });
    // Rows of which most have no such number are not told apart by it.
    if (numbered.length * 2 <= found.rows.length) continue;
    if (found.rows.some((row) => hasNumber(row, number))) continue;
    return sayMissing(numbered, at, Math.max(at, word), asked);
  }
  return undefined;
}

/** Whether a word of a row is what a word of the question means. */
function wordTest(at: number, { frame, catalogue }: RowQuestion): WordTest {
  const [token] = tokens(frame.words[at]!);
  if (token === undefined) return () => false;
  const meant = new Set([token.stem, ...meaningOf(token, frame.canonical, at, catalogue).keys()]);
  return ({ stem }) => meant.has(stem);
}

/** Rows with how far their numbers are from the one that is asked for. */
type Apart = readonly { row: Row; apart: number }[];

/** Says that a name is not listed, with the nearest rows; the name is what stands around its number. */
function sayMissing(
  numbered: Apart,
  at: number,
  end: number,
  { frame, question, voice }: RowQuestion,
): RowReply {
  const isContent = (place: number): boolean => frame.content.some((each) => each.at === place);
  let from = at;
  while (isContent(from - 1) && !frame.breaks.has(from)) from -= 1;
  const name = writtenAs(frame.words.slice(from, end + 1), question);
  const rows = numbered
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, maxNearest)
    .map(({ row }) => row);
  const said = listOf(rows, rowTexts(voice.language).notListed(name), voice);
  return {
    ...reply(said.shown, said.text, lookedUpProbability),
    isMissingNumber: true,
    answeredWords: new Set([at]),
  };
}

/** The letters and the number of a model: "S22". */
const modelPattern = /^(\p{L}{1,3})(\d{1,4})$/u;

/** Says that a model is not listed where rows have others of its letters: "Galaxy S22" where there is an S26. */
function answerMissingModel(found: Found, asked: RowQuestion): RowReply | undefined {
  const [unknown, ...others] = found.unknown;
  const [, letters, digits] = modelPattern.exec(unknown?.token.word ?? "") ?? [];
  if (unknown === undefined || others.length > 0 || letters === undefined) return undefined;
  const numbered = found.rows.flatMap((row) => {
    const models = tokens(`${row.entry.name.ar ?? ""} ${row.entry.name.en ?? ""}`).flatMap(({ word }) => {
      const [, own, number] = modelPattern.exec(word) ?? [];
      return own === letters ? [Number(number)] : [];
    });
    return models.length === 0 ? [] : [{ row, apart: Math.abs(models[0]! - Number(digits)) }];
  });
  return numbered.length === 0 ? undefined : sayMissing(numbered, unknown.at, unknown.at, asked);
}

/** Words in the customer's own spelling, where the message has them one after the other. */
function writtenAs(named: readonly string[], question: string): string {
  const all = question.split(/\s+/u).map((word) => word.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ""));
  const from = all.findIndex((_, at) =>
    named.every((word, next) => words(withAsciiDigits(all[at + next] ?? "")).join("") === word),
  );
  return (from === -1 ? named : all.slice(from, from + named.length)).join(" ");
}
