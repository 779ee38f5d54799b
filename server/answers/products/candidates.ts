import type { ProductEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { likeness, WordBag } from "#server/answers/retrieve/match.ts";
import { queryOf, type Query, type QueryWord } from "#server/answers/retrieve/query.ts";
import { rank } from "#server/answers/retrieve/score.ts";
import { arabicSkeleton } from "#server/answers/text/skeleton.ts";
import { tokens, type Token } from "#server/answers/text/tokens.ts";
import { isArabic, isNumber } from "#server/answers/text/words.ts";
import { hearProductAsks, isAskWord, isLooseWord, withoutHomonyms } from "./asks.ts";
import { findCountedNoun } from "./attributes.ts";
import { isMeasureWord, measuresIn, isSameMeasure } from "./measure.ts";
import { rowHas, findRequestedValues, type RequestedValue } from "./values.ts";

export interface Candidate {
  entry: ProductEntry;
  /** Share of the question's subject, rare words first, that the row explains (what it is called and is), 0–1. */
  explained: number;
  /** Share of the product's name that the question says, 0–1. */
  named: number;
  /** How many of the colours and sizes asked for it has. */
  values: number;
}

/** Rows looked at: more would not be read out anyway. */
const maxCandidates = 40;
/** A word of a row's description counts this much once the row is of the kind that is asked for. */
const describedWeight = 0.85;
/** A row is of the kind that is asked for when its name has this share of the subject. */
const minKindShare = 0.3;
/** "عطور" for "عطر": a broken plural has the consonants of its noun. */
const sameConsonantsShare = 0.95;

/** The words of a question that could name a product; sizes, colours, counts and prices are read apart. */
function subjectWords(
  query: Query,
  values: readonly RequestedValue[],
  counted: string | undefined,
  inRange: boolean,
): QueryWord[] {
  const named = new Set(values.flatMap((value) => value.words));
  const subject = query.words.filter(({ token }) => {
    if (token.isFunction || isMeasureWord(token.word) || isAskWord(token.word)) return false;
    if (named.has(token.word) || token.word === counted) return false;
    return !isNumber(token.word) || (token.word.length > 3 && !inRange);
  });
  // "a box of capsules": the box is part of the name only where nothing else is.
  const names = subject.filter(({ token }) => !isLooseWord(token.word) || token.word.startsWith("صندوق"));
  return names.length > 0 ? names : subject;
}

function bones(word: string): string {
  return isArabic(word) ? arabicSkeleton(word) : "";
}

/** Two words less alike than this by their letter pairs (0–1) are different words. */
const minLikeness = 0.6;

function alike(a: string, b: string): number {
  const share = likeness(a, b);
  return share >= minLikeness ? share : 0;
}

/** Words of a row, and what a question's words are compared with beside their stems. */
class RowWords {
  readonly #bag: WordBag;
  readonly #skeletons: ReadonlySet<string>;
  readonly #words: ReadonlySet<string>;

  constructor(all: readonly Token[]) {
    this.#bag = new WordBag(all);
    this.#skeletons = new Set(all.map((token) => bones(token.stem)).filter((each) => each.length >= 3));
    this.#words = new Set(all.map(({ word }) => word));
  }

  /**
   * How far the row has a word: the broken plurals of Arabic nouns count, what only rhymes ("class", "glass") does not.
   */
  has(word: QueryWord): number {
    const spelt = this.#bag.has(word);
    if (spelt === 1) return 1;
    const own = bones(word.token.stem);
    if (own.length >= 3 && this.#skeletons.has(own)) return Math.max(spelt, sameConsonantsShare);
    const asked = word.token.word;
    if (spelt === 0) return 0;
    return Math.max(0, ...[...this.#words].map((each) => (each[0] === asked[0] ? alike(each, asked) : 0)));
  }
}

/** The words of a row by what they tell of it. Every question is compared with the same rows. */
interface ReadRow {
  /** What it is called and is. */
  identity: RowWords;
  /** Everything it says. */
  all: WordBag;
  /** The words of each of its names that tell it from others, each word by itself. */
  names: readonly (readonly RowWords[])[];
}

const readRows = new WeakMap<ProductEntry, ReadRow>();

const namesApart = (name: string): RowWords[] =>
  tokens(name)
    .filter((token) => !token.isFunction && !isMeasureWord(token.word) && !isNumber(token.word))
    .map((token) => new RowWords([token]));

function readRow(entry: ProductEntry): ReadRow {
  const known = readRows.get(entry);
  if (known !== undefined) return known;
  const row = {
    identity: new RowWords(tokens(identity(entry))),
    all: new WordBag(tokens(productText(entry))),
    names: [entry.name.ar, entry.name.en].map((name) => namesApart(name ?? "")),
  };
  readRows.set(entry, row);
  return row;
}

function namedShare(subject: readonly QueryWord[], own: readonly RowWords[]): number {
  if (own.length === 0) return 0;
  return own.filter((each) => subject.some((word) => each.has(word) > 0)).length / own.length;
}

function productText(entry: ProductEntry): string {
  const attributes = Object.entries(entry.attributes).flat();
  return [entry.name.ar, entry.name.en, ...attributes].filter(Boolean).join(" . ");
}

/**
 * A cell of one phrase says what a product is ("طواحين / Grinders"); lists and sentences say what it tastes of or fits.
 */
function isOnePhrase(cell: string): boolean {
  return cell.split(" / ").every((side) => !/[،,;؛]/u.test(side) && side.split(/\s+/).length <= 4);
}

/** What a product is called and is: "do you sell tea?" is not about a coffee with notes of tea. */
function identity(entry: ProductEntry): string {
  const cells = Object.entries(entry.attributes).filter(([, cell]) => isOnePhrase(cell));
  return [entry.name.ar, entry.name.en, ...Object.keys(entry.attributes), ...cells.map(([, cell]) => cell)]
    .filter(Boolean)
    .join(" . ");
}

function explainedBy(entry: ProductEntry, subject: readonly QueryWord[]): number {
  const { identity: whatItIs, all } = readRow(entry);
  const total = subject.reduce((sum, word) => sum + word.idf ** 2, 0);
  const held = subject.map((word) => whatItIs.has(word));
  const kind = subject.reduce((sum, word, i) => sum + word.idf ** 2 * held[i]!, 0) / total;
  if (kind < minKindShare || kind > 0.99) return kind;
  const whole = subject.map((word, i) => Math.max(held[i]!, describedWeight * (all.has(word) === 1 ? 1 : 0)));
  return subject.reduce((sum, word, i) => sum + word.idf ** 2 * whole[i]!, 0) / total;
}

export interface Candidates {
  subject: QueryWord[];
  /** Best first. */
  found: Candidate[];
  values: RequestedValue[];
}

/** Whether a row is of a list with columns of its own, not of the template: those are the business of rows/. */
export function isOfOwnList({ prices, slot, noun, category, was, unit, priceNote }: ProductEntry): boolean {
  return [prices, slot, noun, category, was, unit, priceNote].some((told) => told !== undefined);
}

/** Products a question is about, best first. Without a subject ("المنتجات تحت 100") there are none. */
export function candidatesFor(index: AnswerIndex, asked: string): Candidates {
  const question = withoutHomonyms(asked);
  const query = queryOf(index, tokens(question));
  const values = findRequestedValues(question);
  const subject = subjectWords(
    query,
    values,
    findCountedNoun(question),
    hearProductAsks(question).range !== undefined,
  );
  if (subject.length === 0) return { subject, found: [], values };
  const narrowed = queryOf(
    index,
    subject.map((word) => word.token),
  );
  const { best } = rank(
    index,
    narrowed,
    maxCandidates,
    (position) => index.entries.kindOf(position) === "product",
  );
  const found = best.flatMap(({ position }): Candidate[] => {
    const entry = index.entries.at(position);
    if (entry?.kind !== "product" || isOfOwnList(entry)) return [];
    const named = readRow(entry).names.map((name) => namedShare(subject, name));
    return [
      {
        entry,
        explained: explainedBy(entry, subject),
        named: Math.max(...named),
        values: values.filter((value) => rowHas(entry, value) === true).length,
      },
    ];
  });
  const price = (each: Candidate): number => each.entry.price ?? Infinity;
  return {
    subject,
    values,
    found: found.sort(
      (a, b) => b.explained - a.explained || b.values - a.values || b.named - a.named || price(a) - price(b),
    ),
  };
}

/** Of the rows, those of a size the question names, or a bare number of it; all when it names none or no row has it. */
export function filterCandidatesBySize(question: string, rows: readonly Candidate[]): Candidate[] {
  const asked = measuresIn(question);
  const fitting = rows.filter(({ entry }) =>
    measuresIn(productText(entry)).some((own) => asked.some((measure) => isSameMeasure(own, measure))),
  );
  if (asked.length > 0 && fitting.length > 0) return fitting;
  const numbers = new Set(question.match(/(?<!\p{Nd})\p{Nd}{2,4}(?!\p{Nd})/gu) ?? []);
  const numbered = rows.filter(({ entry }) =>
    (productText(entry).match(/\d+/g) ?? []).some((own) => numbers.has(own)),
  );
  return numbered.length > 0 ? numbered : [...rows];
}

/** The largest or smallest of rows of one dimension; all of them when no two sizes compare. */
export function bySize(rows: readonly Candidate[], which: "largest" | "smallest"): Candidate[] {
  const sized = rows.flatMap((row) => {
    const [measure] = measuresIn(productText(row.entry));
    return measure === undefined ? [] : [{ row, measure }];
  });
  // A box of capsules is no size of the bags beside it.
  const alike = [...Map.groupBy(sized, ({ measure }) => measure.dimension).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const [compared = [], next] = alike;
  if (compared.length < 2 || next?.length === compared.length) return [...rows];
  const amounts = compared.map(({ measure }) => measure.amount);
  const wanted = which === "largest" ? Math.max(...amounts) : Math.min(...amounts);
  return compared.filter(({ measure }) => measure.amount === wanted).map(({ row }) => row);
}
