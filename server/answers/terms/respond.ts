import type { Voice } from "#server/answers/compose/catalogue.ts";
import { fromRows } from "#server/answers/decide/finding.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { Finding, Responder } from "#server/answers/responder.ts";
import { readQuery } from "#server/answers/retrieve/retrieve.ts";
import { COMPUTED, reply, type Asked } from "#server/answers/rows/asked.ts";
import { frameIn } from "#server/answers/rows/catalogue-frame.ts";
import { catalogueOf } from "#server/answers/rows/catalogue.ts";
import { rowsSpokenOf } from "#server/answers/rows/spoken-of.ts";
import { meaningOf } from "#server/answers/rows/word-meaning.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { askedIn, type AskedShares } from "./asked.ts";
import { holdsFor } from "./bounds.ts";
import { askedWords, chosenTerm, type AskedWord } from "./choose.ts";
import { pricedIn, type Priced } from "./priced.ts";
import { statementsIn } from "./read-statements.ts";
import { quotedIn, sayInstalments, sayPriced, sayTax, sayTerm } from "./say.ts";
import { withoutShares } from "./shares.ts";
import { taxOf } from "./tax.ts";
import type { Instalments, Place, Statements, TaxTold } from "./term.ts";
import { shareTexts } from "./texts.ts";

/** What is said, of what, and on which statements it stands. */
interface Computed {
  lines: readonly string[];
  priced: Priced;
  stated: readonly { quote: string; place: Place }[];
}

const HAS = 0.8;

/** The statement on the tax that holds for all that is priced. */
function taxFor({ items }: Priced, tax: readonly TaxTold[]): TaxTold | undefined {
  if (items.length === 0) return tax.every(({ isIncluded }) => isIncluded === tax[0]!.isIncluded) ? tax[0] : undefined;
  const told = items.map(({ row }) => taxOf(row.entry, tax));
  const [first] = told;
  const isOne = told.every((each) => each?.isIncluded === first?.isIncluded && each?.rate === first?.rate);
  return first !== undefined && isOne && (first.isIncluded || first.rate !== undefined) ? first : undefined;
}

const priceOf = (asked: Asked, shares: AskedShares, places: ReadonlySet<number>): Priced | undefined =>
  shares.given === undefined
    ? pricedIn(asked, places)
    : { items: [], amount: shares.given, count: undefined, explained: 1, unknown: [] };

/** The plan of instalments that a question names, by who offers it or by the number of parts. */
function planFor(
  shares: AskedShares,
  words: readonly AskedWord[],
  asked: Asked,
  plans: readonly Instalments[],
  amount: number,
): Instalments | undefined {
  const { count } = shares.instalments!;
  const named = plans.filter(({ bag }) =>
    [...shares.places].some((at) => bag.stems.has(tokenOf(asked.frame.words[at]!).stem) && isProvider(asked.frame.words[at]!)),
  );
  const namesProvider = asked.frame.words.some(isProvider);
  const fitting = (namesProvider ? named : plans).filter(
    (plan) =>
      (count === undefined || plan.count === count) &&
      holdsFor(plan, undefined, amount) &&
      (plan.toAmount === undefined || amount <= plan.toAmount),
  );
  const scored = fitting.map((plan) => ({
    plan,
    score: words.filter(({ query, isOfRow }) => !isOfRow && plan.bag.has(query) >= HAS).length,
  }));
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most).map(({ plan }) => plan);
  const ways = new Set(best.map((plan) => JSON.stringify([plan.count, plan.parts])));
  return ways.size === 1 ? best[0] : undefined;
}

/** Names of those who pay for a customer in parts; they are words of the question that choose a plan. */
const isProvider = (word: string): boolean => /^(?:ب|ل|ع)?(?:تابي|تمارا|tabby|tamara)$/u.test(word);

function computed(
  asked: Asked,
  shares: AskedShares,
  words: readonly AskedWord[],
  { terms, instalments, tax }: Statements,
  currency: string | undefined,
): Computed | undefined {
  const { voice } = asked;
  const chosen = shares.instalments === undefined ? chosenTerm(asked, shares, words, terms) : undefined;
  if (chosen !== undefined) {
    const { term, priced } = chosen;
    const sheet = sayTerm(term, priced, currency, voice);
    const told = shares.tax ? taxFor(priced, tax) : undefined;
    if (shares.tax && told === undefined) return undefined;
    const taxed = told === undefined ? sheet : sayTax(told, sheet, priced, currency, voice);
    return { lines: taxed.lines, priced, stated: told === undefined ? [term] : [term, told] };
  }
  const priced = priceOf(asked, shares, shares.places);
  if (priced === undefined) return undefined;
  if (shares.instalments !== undefined) {
    const plan = planFor(shares, words, asked, instalments, priced.amount);
    if (plan === undefined) return undefined;
    const { lines } = sayInstalments(plan, shares.instalments.part, priced, currency, voice);
    return { lines, priced, stated: [plan] };
  }
  if (!shares.tax || shares.kinds.size > 0) return undefined;
  const told = taxFor(priced, tax);
  if (told === undefined) return undefined;
  const { lines } = sayTax(told, sayPriced(priced, currency, voice), priced, currency, voice);
  return { lines, priced, stated: [told] };
}

/** What is said, with the statements in their own words, and cited. */
function findingOf(index: AnswerIndex, { lines, priced, stated }: Computed, voice: Voice): Finding {
  const quotes = stated.map(({ quote }) => quotedIn(quote, voice)).join(" ");
  const text = [...lines, shareTexts(voice.language).asTold(quotes)].join("\n");
  const probability = COMPUTED * priced.explained;
  const found = fromRows(
    reply(
      priced.items.map(({ row }) => row),
      text,
      probability,
    ),
  );
  const cited = stated.flatMap(({ quote, place }) => {
    const entry = index.entries.at(place.position);
    return entry === undefined
      ? []
      : [{ entryId: entry.id, origin: entry.origin, quote, confidence: probability, used: true }];
  });
  return { ...found, citations: [...found.citations, ...cited] };
}

/** Prices with a stated discount, tax, deposit, surcharge or refund, or paid in stated parts. */
export const respondFromTerms: Responder = (index, { question, voice }, { history }) => {
  const catalogue = catalogueOf(index);
  const read = (text: string) => frameIn(text, catalogue);
  const plain = withoutShares(question);
  const frame = read(plain);
  const isRowWord = (at: number): boolean =>
    [...meaningOf(tokenOf(frame.words[at]!), frame.canonical, at, catalogue)].some(
      ([stem, sure]) => sure >= HAS && (catalogue.nameStems.has(stem) || catalogue.optionStems.has(stem)),
    );
  const shares = askedIn(frame, isRowWord);
  if (shares === undefined) return null;
  const statements = statementsIn(index);
  const asked: Asked = {
    question: plain,
    frame,
    catalogue,
    voice,
    context: { history },
    spokenOf: () => rowsSpokenOf(history, catalogue, read),
  };
  const query = new Map(readQuery(index, plain).words.map((word) => [word.token.word, word]));
  const words = askedWords(asked, shares, query, isRowWord);
  const currencies = new Set(catalogue.rows.flatMap(({ currency }) => currency ?? []));
  const [currency] = currencies;
  const found = computed(asked, shares, words, statements, currencies.size === 1 ? currency : undefined);
  return found === undefined ? null : findingOf(index, found, voice);
};
