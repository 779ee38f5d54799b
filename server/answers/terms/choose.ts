import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { isMeasureWord } from "#server/answers/products/measure.ts";
import type { QueryWord } from "#server/answers/retrieve/query.ts";
import type { RowQuestion } from "#server/answers/rows/row-question.ts";
import type { Catalogue } from "#server/answers/rows/catalogue.ts";
import type { Row } from "#server/answers/rows/row.ts";
import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import { isNumber } from "#server/answers/text/words.ts";
import type { RequestedShares } from "./requested-shares.ts";
import { isWithin } from "./bounds.ts";
import { findPriced, type Priced } from "./priced.ts";
import type { Term, TermKind } from "./term.ts";

/** A requested statement, with the amounts that it is applied to. */
export interface Chosen {
  term: Term;
  priced: Priced;
}

/** The words of a question as statements are compared with them. */
export interface ComparedWord {
  at: number;
  query: QueryWord;
  /** Some row's name has the word. */
  isOfRow: boolean;
  isSelf: boolean;
}

/**
 * A statement has a word when it is at least this sure (0–1), and the word that the statement is called by from the
 * second limit on.
 */
const minWordShare = 0.8;
const minSelfWordShare = 0.95;
/** Kinds that are asked for by what they are for ("urgent", "the extra warranty"), or by who asks. */
const namedAlone: ReadonlySet<TermKind> = new Set(["discount", "surcharge", "cost"]);
/** Weights of a word that only the title of a statement's text has, and of one that also names a row. */
const titleWeight = 0.3;
const rowWordWeight = 0.5;
/** Statements with a smaller share of the best score are not meant. */
const minScoreRatio = 0.8;

/** The words that tell what a question is about, without numbers and words for amounts. */
export function findComparedWords(
  asked: RowQuestion,
  shares: RequestedShares,
  query: ReadonlyMap<string, QueryWord>,
  isRowWord: (at: number) => boolean,
): ComparedWord[] {
  return asked.frame.words.flatMap((word, at) => {
    const token = tokenOf(word);
    const found = query.get(token.word);
    if (token.isFunction || isNumber(word) || isMeasureWord(word) || found === undefined) return [];
    const isSelf = shares.selves.has(at);
    if (shares.places.has(at) && !isSelf) return [];
    return [{ at, query: found, isOfRow: isRowWord(at) && !isSelf && !codePattern.test(token.word), isSelf }];
  });
}

/** "For brothers or groups of three": who is one needs not be the other. */
const orPattern = /(?<!\p{L})(?:أو|او|or)(?!\p{L})/iu;
/** What is granted when something happens is not asked for by one word. */
const ifPattern = cuePattern(findCues("shares"), String.raw`^{granted_if}(?!\p{L})`, "iu");
/** "NAFAL10": the code of a discount. */
const codePattern = /^(?=.*\p{L})(?=.*\d)[\p{L}\d]{4,}$/u;

interface Candidate {
  term: Term;
  score: number;
  places: ReadonlySet<number>;
  /** A word of the question that names no row stands in the statement. */
  isNamed: boolean;
}

function candidateOf(
  term: Term,
  shares: RequestedShares,
  words: readonly ComparedWord[],
): Candidate | undefined {
  const inBag = words.filter(({ query }) => term.bag.has(query) >= minWordShare);
  const own = inBag.filter(({ isOfRow }) => !isOfRow);
  const inTitle = words.filter(
    (word) => !inBag.includes(word) && !word.isOfRow && term.title.has(word.query) >= minWordShare,
  );
  const isAsked = shares.kinds.has(term.kind);
  const isNamed = own.some(({ query }) => term.lead.has(query) >= minWordShare);
  const isOwnWord =
    term.kind === "discount"
      ? own.some(({ isSelf, query }) => isSelf || codePattern.test(query.token.word))
      : isNamed;
  if (!isAsked && !(isOwnWord && namedAlone.has(term.kind))) return undefined;
  // Whoever says who they are is meant by no statement for others.
  if (
    words.some(
      ({ isSelf, query }) =>
        isSelf && term.bag.has(query) < minSelfWordShare && term.title.has(query) < minSelfWordShare,
    )
  )
    return undefined;
  if ((term.kind === "surcharge" || term.kind === "cost") && !isNamed) return undefined;
  if (term.kind === "refund" && own.length + inTitle.length === 0) return undefined;
  if (term.kind === "discount" && ifPattern.test(term.quote) && own.length + inTitle.length < 2)
    return undefined;
  const weigh = (some: readonly ComparedWord[]): number =>
    some.reduce((all, { query }) => all + query.idf, 0);
  const ofRow = inBag.filter(({ isOfRow }) => isOfRow);
  return {
    term,
    score: weigh(own) + rowWordWeight * weigh(ofRow) + titleWeight * weigh(inTitle),
    isNamed: own.length > 0,
    places: new Set([...shares.places, ...own.map(({ at }) => at), ...inTitle.map(({ at }) => at)]),
  };
}

const rowWords = ({ entry }: Row): Set<string> =>
  new Set(
    tokens(
      [entry.name.ar, entry.name.en, entry.category, entry.origin.heading, entry.origin.sheet].join(" "),
    ).flatMap(({ stem, isFunction }) => (isFunction ? [] : [stem])),
  );

/** Whether a statement names other things than these: "10 % on the yearly membership only". */
function isOfOtherThings({ scope }: Term, { items }: Priced, { byStem, rows }: Catalogue): boolean {
  const named = scope.filter((stem) => byStem.has(stem));
  if (named.length === 0) return false;
  return items.some(({ row }) => {
    const at = rows.indexOf(row);
    return at >= 0 && !named.some((stem) => byStem.get(stem)?.has(at) === true);
  });
}

const discountedPattern = cuePattern(findCues("shares"), "{discounted}", "iu");

const nameWords = ({ entry }: Row): string[] =>
  tokens(entry.name.ar ?? entry.name.en ?? "").flatMap(({ stem, isFunction }) => (isFunction ? [] : [stem]));

/** Whether a statement itself says that it does not hold for a row. */
function isExcepted({ except, quote, kind }: Term, { items }: Priced, { rows }: Catalogue): boolean {
  const isNamed = (row: Row): boolean =>
    except !== undefined && nameWords(row).every((stem) => except.stems.has(stem));
  // "… not with the Friday box" excepts that box, and not all that is called a box.
  const isOfNames = except !== undefined && rows.some(isNamed);
  return items.some(({ row }) => {
    if (kind === "discount" && row.entry.was !== undefined && discountedPattern.test(quote)) return true;
    if (isOfNames) return isNamed(row);
    return except !== undefined && [...rowWords(row)].some((stem) => except.stems.has(stem));
  });
}

const given = (amount: number): Priced => ({
  items: [],
  amount,
  count: undefined,
  explained: 1,
  unknown: [],
});

/** Whether one statement begins at more pieces or at more money than another. */
const isFurther = (a: Term, b: Term): boolean =>
  (a.fromCount ?? 0) > (b.fromCount ?? 0) || (a.fromAmount ?? 0) > (b.fromAmount ?? 0);

/** Of the statements for more and more of a thing, the one for the most that is reached. */
function furthest(fitting: readonly (Chosen & { score: number })[]): (Chosen & { score: number })[] {
  return fitting.filter(
    ({ term, score }) =>
      !fitting.some(
        (other) =>
          other.term !== term &&
          other.term.kind === term.kind &&
          other.term.place.position === term.place.position &&
          isFurther(other.term, term) &&
          other.score >= score * minScoreRatio,
      ),
  );
}

const beginsAtCount = ({ fromCount }: Term): boolean => fromCount !== undefined;
const beginsAtAmount = ({ fromAmount }: Term): boolean => fromAmount !== undefined;

/** Of one text, for more or fewer of a thing or for more or less money: what is said of one tier is said of all. */
const isTierOf = (other: Candidate, { term }: Candidate): boolean =>
  other.term === term ||
  ([beginsAtCount, beginsAtAmount].some((begins) => begins(term) && begins(other.term)) &&
    other.term.place.position === term.place.position &&
    other.term.kind === term.kind);

/** The one statement that a question asks for and that holds for what it names; undefined where several might. */
export function chooseTerm(
  asked: RowQuestion,
  shares: RequestedShares,
  words: readonly ComparedWord[],
  terms: readonly Term[],
): Chosen | undefined {
  const candidates = terms
    .flatMap((term) => candidateOf(term, shares, words) ?? [])
    .map((each, _, all) => ({
      ...each,
      score: Math.max(...all.filter((other) => isTierOf(other, each)).map(({ score }) => score)),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [first] = candidates;
  if (first === undefined) return undefined;
  const near = candidates.filter(({ score }) => score >= first.score * minScoreRatio);
  const fitting = near.flatMap(({ term, places, score, isNamed }) => {
    const priced = shares.given === undefined ? findPriced(asked, places) : given(shares.given);
    if (
      priced === undefined ||
      isExcepted(term, priced, asked.catalogue) ||
      isOfOthers(asked, shares, priced)
    )
      return [];
    if (isOfOtherThings(term, priced, asked.catalogue)) return [];
    const bounds =
      isNamed && orPattern.test(term.quote) ? { ...term, fromCount: undefined, toCount: undefined } : term;
    return isWithin(bounds, priced.count, priced.amount) ? [{ term, priced, score }] : [];
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
function isOfOthers({ frame }: RowQuestion, { places }: RequestedShares, { unknown }: Priced): boolean {
  const next = (at: number): boolean => places.has(at - 1) || places.has(at + 1);
  return unknown.some(({ at }) => next(at) && !frame.asks.has("list"));
}
