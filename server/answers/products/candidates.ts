import type { ProductEntry } from "../entry.ts";
import type { AnswerIndex } from "../index/answer-index.ts";
import { WordBag } from "../retrieve/match.ts";
import { queryOf, type Query, type QueryWord } from "../retrieve/query.ts";
import { rank } from "../retrieve/score.ts";
import { tokens, type Token } from "../text/tokens.ts";
import { isNumber } from "../text/words.ts";
import { isAskWord } from "./asks.ts";
import { isMeasureWord, measuresIn, sameMeasure } from "./measure.ts";

export interface Candidate {
  entry: ProductEntry;
  /** Share of the question's subject, rare words first, that the row explains (what it is called and is), 0–1. */
  explained: number;
  /** Share of the product's name that the question says, 0–1. */
  named: number;
}

/** Rows looked at: more would not be read out anyway. */
const MOST = 40;

/** The words of a question that could name a product; sizes and prices are read apart. */
export function subjectWords(query: Query): QueryWord[] {
  return query.words.filter(({ token }) => {
    if (token.isFunction || isMeasureWord(token.word) || isAskWord(token.word)) return false;
    return !isNumber(token.word) || token.word.length > 3;
  });
}

function namedShare(subject: readonly QueryWord[], name: readonly Token[]): number {
  const own = name.filter(
    (token) => !token.isFunction && !isMeasureWord(token.word) && !isNumber(token.word),
  );
  if (own.length === 0) return 0;
  const said = own.filter((token) => {
    const bag = new WordBag([token]);
    return subject.some((word) => bag.has(word) > 0);
  });
  return said.length / own.length;
}

function productText(entry: ProductEntry): string {
  const attributes = Object.entries(entry.attributes).flat();
  return [entry.name.ar, entry.name.en, ...attributes].filter(Boolean).join(" . ");
}

/** A cell of one phrase says what a product is ("طواحين / Grinders"); lists and sentences say what it tastes of or fits. */
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

/** Products a question is about, best first. Without a subject ("المنتجات تحت 100") there are none. */
export function candidatesFor(
  index: AnswerIndex,
  question: string,
): { subject: QueryWord[]; found: Candidate[] } {
  const query = queryOf(index, tokens(question));
  const subject = subjectWords(query);
  if (subject.length === 0) return { subject, found: [] };
  const narrowed = queryOf(
    index,
    subject.map((word) => word.token),
  );
  const { best } = rank(index, narrowed, MOST, (position) => index.entries[position]?.kind === "product");
  const total = subject.reduce((sum, word) => sum + word.idf ** 2, 0);
  const found = best.flatMap(({ position }): Candidate[] => {
    const entry = index.entries[position];
    if (entry?.kind !== "product") return [];
    const bag = new WordBag(tokens(identity(entry)));
    const explained = subject.reduce((sum, word) => sum + word.idf ** 2 * bag.has(word), 0) / total;
    const names = [entry.name.ar, entry.name.en].map((name) => namedShare(subject, tokens(name ?? "")));
    return [{ entry, explained, named: Math.max(...names) }];
  });
  const price = (each: Candidate): number => each.entry.price ?? Infinity;
  return {
    subject,
    found: found.sort((a, b) => b.explained - a.explained || b.named - a.named || price(a) - price(b)),
  };
}

/** Of the rows, those of a size the question names; all of them when it names none or no row has it. */
export function ofSize(question: string, rows: readonly Candidate[]): Candidate[] {
  const asked = measuresIn(question);
  const fitting = rows.filter(({ entry }) =>
    measuresIn(productText(entry)).some((own) => asked.some((measure) => sameMeasure(own, measure))),
  );
  return asked.length > 0 && fitting.length > 0 ? fitting : [...rows];
}
