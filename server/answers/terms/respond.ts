import type { Voice } from "#server/answers/compose/catalogue.ts";
import type { Citation } from "#server/answers/entry.ts";
import { chooseBetter, fromRows, emptyFinding } from "#server/answers/decide/finding.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { Finding, Responder } from "#server/answers/responder.ts";
import { readQuery } from "#server/answers/retrieve/retrieve.ts";
import {
  asksAny,
  computedProbability,
  reply,
  type RowQuestion,
  type RowContext,
} from "#server/answers/rows/row-question.ts";
import { frameIn } from "#server/answers/rows/catalogue-frame.ts";
import { catalogueOf } from "#server/answers/rows/catalogue.ts";
import type { Frame } from "#server/answers/rows/frame.ts";
import { respondFromRows } from "#server/answers/rows/respond.ts";
import { findDiscussedRows } from "#server/answers/rows/spoken-of.ts";
import { meaningOf } from "#server/answers/rows/word-meaning.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { readRequestedShares, type RequestedShares } from "./requested-shares.ts";
import { findComparedWords } from "./choose.ts";
import { computeTerms, type Computed } from "./compute.ts";
import { findTermCues } from "./cues.ts";
import { readStatements } from "./read-statements.ts";
import { quoteStatement } from "./say.ts";
import { withoutShares } from "./shares.ts";
import type { Place, Term } from "./term.ts";
import { shareTexts } from "./texts.ts";

/** A word names a row when it is at least this sure (0–1). */
const minNameShare = 0.8;

function citationOf(index: AnswerIndex, quote: string, { position }: Place, confidence: number): Citation[] {
  const entry = index.entries.at(position);
  return entry === undefined
    ? []
    : [{ entryId: entry.id, origin: entry.origin, quote, confidence, used: true }];
}

/** The finding of a computed answer, with its statements quoted and cited. */
function findingOf(index: AnswerIndex, { lines, priced, stated }: Computed, voice: Voice): Finding {
  const own = [...new Set(stated.map(({ quote }) => quote.replace(/[.\s]+$/u, "")))];
  const quotes = own.map((quote) => quoteStatement(quote, voice)).join(" ");
  const text = [...lines, shareTexts(voice.language).asTold(quotes)].join("\n");
  const probability = computedProbability * priced.explained;
  const found = fromRows(
    reply(
      priced.items.map(({ row }) => row),
      text,
      probability,
    ),
  );
  const cited = stated.flatMap(({ quote, place }) => citationOf(index, quote, place, probability));
  return { ...found, citations: [...found.citations, ...cited] };
}

/** Deposits told together, at most, and the probability that they are what was asked for. */
const maxDeposits = 3;
const depositProbability = 0.85;

/** "After the deposit you pay 50 %": a later part of the price. */
const afterDepositPattern = /(?:^|\s)بعد (?:ال)?(?:عربون|مقدم)|after (?:the |your )?deposit/iu;

/** What the texts state of deposits, for a question that names nothing else: "how much is the deposit?" */
function depositsOf(index: AnswerIndex, terms: readonly Term[], voice: Voice): Finding | undefined {
  const deposits = terms.filter(({ kind, quote }) => kind === "deposit" && !afterDepositPattern.test(quote));
  const own = [...new Map(deposits.map((term) => [term.quote.replace(/[.\s]+$/u, ""), term]))];
  if (own.length === 0 || own.length > maxDeposits) return undefined;
  const text = own.map(([quote]) => quoteStatement(quote, voice)).join("\n");
  return {
    ...fromRows(reply([], shareTexts(voice.language).asTold(text), depositProbability)),
    citations: own.flatMap(([quote, { place }]) => citationOf(index, quote, place, depositProbability)),
  };
}

/** A finding without text: a question for a price with the discount is not answered by the price without it. */
const withheld: Finding = { ...emptyFinding, from: "rows" };

/**
 * Whether rows state the requested amount themselves, as in a column of prices after the discount or a row for the
 * deposit.
 */
function saysItself(index: AnswerIndex, { citations }: Finding, { kinds, tax }: RequestedShares): boolean {
  return citations.some(({ entryId }) => {
    const entry = index.entries.withId(entryId);
    if (entry?.kind !== "product") return true;
    if (kinds.has("discount") && entry.was !== undefined) return true;
    const { name, attributes, prices = [], priceNote = "", category = "", origin } = entry;
    const labels = prices.map(({ label }) => label);
    const texts = [...Object.values(name), ...Object.entries(attributes).flat(), ...labels];
    const text = [...texts, priceNote, category, origin.heading ?? ""].join(" \n ");
    const cueKinds = findTermCues(words(text)).map(({ kind }) => kind);
    return (
      cueKinds.some((kind) => [...kinds].some((each) => each === kind)) || (tax && cueKinds.includes("vat"))
    );
  });
}

function fromTerms(
  index: AnswerIndex,
  question: string,
  voice: Voice,
  context: RowContext,
): {
  finding: Finding | undefined;
  shares: RequestedShares | undefined;
} {
  const catalogue = catalogueOf(index);
  const read = (text: string): Frame => frameIn(text, catalogue);
  const plain = withoutShares(question);
  const frame = read(plain);
  const isRowWord = (at: number): boolean =>
    catalogue.optionStems.has(tokenOf(frame.words[at]!).stem) ||
    [...meaningOf(tokenOf(frame.words[at]!), frame.canonical, at, catalogue)].some(
      ([stem, sure]) =>
        sure >= minNameShare && (catalogue.nameStems.has(stem) || catalogue.optionStems.has(stem)),
    );
  const shares = asksAny(frame, ...otherAsks) ? undefined : readRequestedShares(frame, isRowWord);
  if (shares === undefined) return { finding: undefined, shares };
  const statements = readStatements(index);
  const asked: RowQuestion = {
    question: plain,
    frame,
    catalogue,
    voice,
    context,
    spokenOf: () => findDiscussedRows(context.history, catalogue, read),
  };
  const query = new Map(readQuery(index, frame.words.join(" ")).words.map((word) => [word.token.word, word]));
  const said = findComparedWords(asked, shares, query, isRowWord);
  const currencies = new Set(catalogue.rows.flatMap(({ currency }) => currency ?? []));
  const [currency] = currencies;
  const found = computeTerms(asked, shares, said, statements, currencies.size === 1 ? currency : undefined);
  if (found !== undefined) return { finding: findingOf(index, found, voice), shares };
  const isDepositAlone = shares.kinds.has("deposit") && shares.kinds.size === 1 && said.length === 0;
  const namesAmount = shares.given !== undefined || frame.counts.size > 0;
  const isFirst = context.history.length === 0;
  return {
    finding:
      isDepositAlone && isFirst && !namesAmount ? depositsOf(index, statements.terms, voice) : undefined,
    shares,
  };
}

/** Questions about several things are left to the rows. */
const otherAsks = ["difference", "compare", "cheapest", "dearest", "count"] as const;

/** Whether a question has a word of its own for the share. */
const isAskedOutright = (shares: RequestedShares | undefined, leans: boolean): boolean =>
  shares !== undefined &&
  (shares.isChanged || shares.instalments !== undefined || (!leans && shares.kinds.size > 0));

/**
 * Answers prices with a stated discount, tax, deposit, surcharge, refund or instalments; otherwise as the rows do.
 */
export const respondFromPrices: Responder = (index, message, dialogue) => {
  const { question, voice } = message;
  const { finding, shares } = fromTerms(index, question, voice, { history: dialogue.history });
  if (finding !== undefined && isAskedOutright(shares, dialogue.history.length > 0)) return finding;
  const rows = respondFromRows(index, message, dialogue);
  if (finding !== undefined && dialogue.history.length === 0)
    return rows === null ? finding : chooseBetter(rows, finding);
  // Follow-up questions may have another answer.
  if (shares?.isChanged !== true || dialogue.history.length > 0) return rows;
  return rows !== null && saysItself(index, rows, shares) ? rows : withheld;
};
