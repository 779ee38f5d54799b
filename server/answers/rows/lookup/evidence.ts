import { isLexiconWord } from "#server/answers/text/lexicon.ts";
import { isArabic, isNumber } from "#server/answers/text/words.ts";
import { numberWords } from "#server/answers/rows/question-numbers.ts";
import { inGroup, ofName, type Catalogue, type WordIndex } from "#server/answers/rows/catalogue.ts";
import type { Content, Frame } from "#server/answers/rows/frame.ts";
import { rowsOfKind } from "#server/answers/rows/kinds.ts";
import {
  findRowsMeant,
  isTransliterated,
  meaningOf,
  type Meaning,
} from "#server/answers/rows/word-meaning.ts";
import { columnsOf } from "./columns.ts";

/** Evidence of one word of a question for the rows of a catalogue. */
export interface WordEvidence {
  content: Content;
  /** Rarity of the word among the rows that have it; among all rows where none has it. */
  idf: number;
  /** Row number → how surely (0–1) the row has what the word means. */
  rows: ReadonlyMap<number, number>;
  /** The same for the headers of the row's cells and the labels of its prices. */
  columns: ReadonlyMap<number, number>;
  /** Some row has the word itself, perhaps in the other script. */
  isOwn: boolean;
  /** Texts of the business have the word. */
  isWritten: boolean;
  /** The word is common in shops of any kind. */
  isCommon: boolean;
}

/** Evidence of all words of a question for one row. */
interface RowScore {
  row: number;
  score: number;
}

export interface Evidence {
  words: readonly WordEvidence[];
  /** Weight of all words. */
  total: number;
  /** Rows with some word, best first; at most `maxScored`. */
  scores: readonly RowScore[];
}

/** A question does not distinguish more rows than this. */
const maxScored = 400;
/** Weight of a number: it may count pieces as well as name a row. */
const numberWeight = 0.5;

function readWord(content: Content, frame: Frame, catalogue: Catalogue): WordEvidence {
  const { stem, word } = content.token;
  const columns = columnsOf(catalogue);
  const meaningIn = (index: WordIndex): Meaning =>
    meaningOf(content.token, frame.canonical, content.at, index);
  const meaning = meaningIn(catalogue);
  const rows = findRowsMeant(meaning, catalogue);
  // "Ethiopian coffee" names what is called Ethiopian, whatever it is called besides.
  if (asksOfKind(frame) || frame.asksPrices || frame.content.length > 1)
    for (const [row, weight] of rowsOfKind(content, meaning, frame, catalogue))
      rows.set(row, Math.max(weight, rows.get(row) ?? 0));
  const named = findRowsMeant(meaningIn(columns), columns);
  const having = rows.size > 0 ? rows.size : Math.max(1, named.size);
  const idf = Math.log(1 + catalogue.rows.length / having) * (isNumber(word) ? numberWeight : 1);
  return {
    content,
    idf,
    rows,
    columns: named,
    isOwn:
      catalogue.byStem.has(stem) ||
      columns.byStem.has(stem) ||
      [...meaning.keys()].some((each) => isTransliterated(content.token, each)),
    isWritten: catalogue.isWritten(stem),
    isCommon: isLexiconWord(isArabic(word) ? "ar" : "en", word),
  };
}

/** How surely a row has what a word means, anywhere. */
export const weightIn = ({ rows, columns }: WordEvidence, row: number): number =>
  Math.max(rows.get(row) ?? 0, columns.get(row) ?? 0);

/** Whether a word is part of what some row is called, or of the title over it. */
export const isNaming = ({ rows }: WordEvidence, row: number): boolean =>
  (rows.get(row) ?? 0) >= inGroup * 0.8;

export const isInName = ({ rows }: WordEvidence, row: number): boolean =>
  (rows.get(row) ?? 0) >= ofName * 0.8;

/**
 * The words of a question that say something of rows: those that may name them and those that name their columns. Function
 * words say nothing, although descriptions have them too ("the"), and
 * neither do numbers in words that count pieces. What a thing shall be without is no evidence for the rows that have it.
 */
function contentOf({ content, columns, without, counts }: Frame): Content[] {
  const isCount = ({ token, at }: Content): boolean => counts.has(at + 1) && numberWords.has(token.word);
  return [...content, ...columns]
    .filter((each) => !each.token.isFunction && !isCount(each))
    .filter(({ at }) => !without.some((left) => left.at === at + 1))
    .toSorted((a, b) => a.at - b.at);
}

/** Whether a question is about all rows of a kind, and not about rows that it names. */
export const asksOfKind = ({ asks, range }: Frame): boolean =>
  range !== undefined ||
  asks.size === 0 ||
  (["cheapest", "dearest", "largest", "smallest", "list", "count"] as const).some((ask) => asks.has(ask));

/** Evidence of the words of a question for each row. */
export function evidenceFor(frame: Frame, catalogue: Catalogue): Evidence {
  const words = contentOf(frame).map((content) => readWord(content, frame, catalogue));
  const sums = new Map<number, number>();
  for (const word of words) {
    const add = (row: number): void => {
      sums.set(row, (sums.get(row) ?? 0) + word.idf * weightIn(word, row));
    };
    for (const row of word.rows.keys()) add(row);
    for (const row of word.columns.keys()) if (!word.rows.has(row)) add(row);
  }
  const scores = [...sums].map(([row, score]) => ({ row, score })).sort((a, b) => b.score - a.score);
  return {
    words,
    total: words.reduce((sum, { idf }) => sum + idf, 0),
    scores: scores.slice(0, maxScored),
  };
}

export const scoreOf = ({ words }: Evidence, row: number): number =>
  words.reduce((sum, word) => sum + word.idf * weightIn(word, row), 0);
