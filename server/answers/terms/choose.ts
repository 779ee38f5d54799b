import type { QueryWord } from "#server/answers/retrieve/query.ts";
import type { Asked } from "#server/answers/rows/asked.ts";
import type { Row } from "#server/answers/rows/row.ts";
import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import { isNumber } from "#server/answers/text/words.ts";
import type { AskedShares } from "./asked.ts";
import { holdsFor } from "./bounds.ts";
import { pricedIn, type Priced } from "./priced.ts";
import type { Term } from "./term.ts";

/** A statement that a question asks for, with what it is applied to. */
export interface Chosen {
  term: Term;
  priced: Priced;
}

/** The words of a question as statements are compared with them. */
export interface AskedWord {
  at: number;
  query: QueryWord;
  /** Some row is called by it. */
  isOfRow: boolean;
  isSelf: boolean;
}

const HAS = 0.8;
/** What a word counts that only the title of a statement's text has, or that also names a row. */
const IN_TITLE = 0.3;
const OF_ROW = 0.5;
/** A statement this far behind the best is not meant. */
const AS_GOOD = 0.8;

/** The words that tell what a question is about, without numbers and words for amounts. */
export function askedWords(
  asked: Asked,
  shares: AskedShares,
  query: ReadonlyMap<string, QueryWord>,
  isRowWord: (at: number) => boolean,
): AskedWord[] {
  return asked.frame.words.flatMap((word, at) => {
    const token = tokenOf(word);
    const found = query.get(token.word);
    if (token.isFunction || isNumber(word) || found === undefined) return [];
    const isSelf = shares.selves.has(at);
    if (shares.places.has(at) && !isSelf) return [];
    return [{ at, query: found, isOfRow: isRowWord(at) && !isSelf, isSelf }];
  });
}

interface Candidate {
  term: Term;
  score: number;
  places: ReadonlySet<number>;
}

function candidateOf(term: Term, shares: AskedShares, words: readonly AskedWord[]): Candidate | undefined {
  const inBag = words.filter(({ query }) => term.bag.has(query) >= HAS);
  const own = inBag.filter(({ isOfRow }) => !isOfRow);
  const inTitle = words.filter((word) => !inBag.includes(word) && !word.isOfRow && term.title.has(word.query) >= HAS);
  const isAsked = shares.kinds.has(term.kind);
  const isNamed = own.some(({ query, isSelf }) => isSelf || term.head.has(query) >= HAS);
  if (!isAsked && !isNamed) return undefined;
  // Whoever says who they are is meant by no statement for others.
  if (words.some(({ isSelf, query }) => isSelf && term.bag.has(query) < HAS && term.title.has(query) < HAS))
    return undefined;
  if (["surcharge", "refund", "cost"].includes(term.kind) && !isNamed && own.length + inTitle.length === 0)
    return undefined;
  const weigh = (some: readonly AskedWord[]): number => some.reduce((all, { query }) => all + query.idf, 0);
  const ofRow = inBag.filter(({ isOfRow }) => isOfRow);
  return {
    term,
    score: weigh(own) + OF_ROW * weigh(ofRow) + IN_TITLE * weigh(inTitle),
    places: new Set([...shares.places, ...own.map(({ at }) => at), ...inTitle.map(({ at }) => at)]),
  };
}

const rowWords = ({ entry }: Row): Set<string> =>
  new Set(
    tokens(
      [entry.name.ar, entry.name.en, entry.category, entry.origin.heading, entry.origin.sheet].join(" "),
    ).flatMap(({ stem, isFunction }) => (isFunction ? [] : [stem])),
  );

const DISCOUNTED = /مخفض|discounted|on sale|sale price/iu;

/** Whether a statement itself says that it does not hold for a row. */
function isExcepted({ except, quote, kind }: Term, { items }: Priced): boolean {
  return items.some(({ row }) => {
    if (kind === "discount" && row.entry.was !== undefined && DISCOUNTED.test(quote)) return true;
    return except !== undefined && [...rowWords(row)].some((stem) => except.stems.has(stem));
  });
}

const given = (amount: number): Priced => ({ items: [], amount, count: undefined, explained: 1, unknown: [] });

/** Of the statements for more and more of a thing, the one for the most that is reached. */
function furthest(fitting: readonly (Chosen & { score: number })[]): (Chosen & { score: number })[] {
  return fitting.filter(
    ({ term, score }) =>
      !fitting.some(
        (other) =>
          other.term !== term &&
          other.term.kind === term.kind &&
          other.term.place.position === term.place.position &&
          (other.term.fromCount ?? 0) > (term.fromCount ?? 0) &&
          other.score >= score * AS_GOOD,
      ),
  );
}

/** The one statement that a question asks for and that holds for what it names; undefined where several might. */
export function chosenTerm(
  asked: Asked,
  shares: AskedShares,
  words: readonly AskedWord[],
  terms: readonly Term[],
): Chosen | undefined {
  const candidates = terms
    .flatMap((term) => candidateOf(term, shares, words) ?? [])
    .toSorted((a, b) => b.score - a.score);
  const [first] = candidates;
  if (first === undefined) return undefined;
  const near = candidates.filter(({ score }) => score >= first.score * AS_GOOD);
  const fitting = near.flatMap(({ term, places, score }) => {
    const priced = shares.given === undefined ? pricedIn(asked, places) : given(shares.given);
    if (priced === undefined || isExcepted(term, priced) || isOfOthers(asked, shares, priced)) return [];
    return holdsFor(term, priced.count, priced.amount) ? [{ term, priced, score }] : [];
  });
  const left = furthest(fitting);
  const [best] = left;
  const isOne = left.every(
    ({ term, score }) =>
      (term.kind === best!.term.kind && Math.abs(term.share - best!.term.share) < 0.001) ||
      score < best!.score,
  );
  return best !== undefined && isOne ? best : undefined;
}

/** "The staff discount": a word next to the one for the discount that neither the statement nor a row has. */
function isOfOthers({ frame }: Asked, { places }: AskedShares, { unknown }: Priced): boolean {
  const next = (at: number): boolean => places.has(at - 1) || places.has(at + 1);
  return unknown.some(({ at }) => next(at) && !frame.asks.has("list"));
}
