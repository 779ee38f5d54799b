import { WordBag } from "#server/answers/retrieve/match.ts";
import type { RowQuestion } from "#server/answers/rows/row-question.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import type { RequestedShares } from "./requested-shares.ts";
import { isWithin } from "./bounds.ts";
import { chooseTerm, type ComparedWord } from "./choose.ts";
import { findPriced, type Priced } from "./priced.ts";
import { sayInstalments, sayPriced, sayShare, sayTax } from "./say.ts";
import { taxOf } from "./tax.ts";
import type { Instalments, Place, Statements, TaxStatement, Term } from "./term.ts";

/** What is said, of what, and on which statements it stands. */
export interface Computed {
  lines: readonly string[];
  priced: Priced;
  stated: readonly { quote: string; place: Place }[];
}

/** A statement has a word when it is at least this sure (0–1). */
const minWordShare = 0.8;

/** The statement on the tax that holds for all that is priced. */
function taxFor({ items }: Priced, all: readonly TaxStatement[], term?: Term): TaxStatement | undefined {
  const names = items.map(
    ({ row }) => new WordBag(tokens(`${row.entry.name.ar ?? ""} ${row.entry.name.en ?? ""}`)),
  );
  const tax = all.filter(
    ({ only }) =>
      only.length === 0 || [term?.bag, ...names].some((bag) => only.some((stem) => bag?.stems.has(stem))),
  );
  if (tax.length === 0) return undefined;
  if (items.length === 0)
    return tax.every(({ isIncluded }) => isIncluded === tax[0]!.isIncluded) ? tax[0] : undefined;
  const taxes = items.map(({ row }) => taxOf(row.entry, tax));
  const [first] = taxes;
  const isOne = taxes.every((each) => each?.isIncluded === first?.isIncluded && each?.rate === first?.rate);
  return first !== undefined && isOne && (first.isIncluded || first.rate !== undefined) ? first : undefined;
}

const priceOf = (
  asked: RowQuestion,
  shares: RequestedShares,
  places: ReadonlySet<number>,
): Priced | undefined =>
  shares.given === undefined
    ? findPriced(asked, places)
    : { items: [], amount: shares.given, count: undefined, explained: 1, unknown: [] };

/** The plan of instalments that a question names, by who offers it or by the number of parts. */
function planFor(
  shares: RequestedShares,
  said: readonly ComparedWord[],
  plans: readonly Instalments[],
  amount: number,
): Instalments | undefined {
  const { count, providers } = shares.instalments!;
  const isOf = (plan: Instalments): boolean =>
    providers.length === 0 || plan.providers.some((each) => providers.includes(each));
  const fitting = plans.filter(
    (plan) =>
      isOf(plan) &&
      (count === undefined || plan.count === count) &&
      isWithin(plan, undefined, amount) &&
      (plan.toAmount === undefined || amount <= plan.toAmount),
  );
  const scored = fitting.map((plan) => ({
    plan,
    score: said.filter(({ query, isOfRow }) => !isOfRow && plan.bag.has(query) >= minWordShare).length,
  }));
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most).map(({ plan }) => plan);
  const ways = new Set(best.map((plan) => JSON.stringify([plan.count, plan.parts])));
  return ways.size === 1 ? best[0] : undefined;
}

/** Places of the words that statements have and no row is called by. */
const placesOf = (said: readonly ComparedWord[], bags: readonly WordBag[]): number[] =>
  said.flatMap(({ at, query, isOfRow }) =>
    !isOfRow && bags.some((bag) => bag.has(query) >= minWordShare) ? [at] : [],
  );

/** What a question comes to by what the business states; undefined where that is not sure. */
export function computeTerms(
  asked: RowQuestion,
  shares: RequestedShares,
  said: readonly ComparedWord[],
  { terms, instalments, tax }: Statements,
  currency: string | undefined,
): Computed | undefined {
  const { voice } = asked;
  const chosen = shares.instalments === undefined ? chooseTerm(asked, shares, said, terms) : undefined;
  if (chosen !== undefined) {
    const { term, priced } = chosen;
    const sheet = sayShare(term, priced, currency, voice);
    const taxStatement = shares.tax ? taxFor(priced, tax, term) : undefined;
    if (shares.tax && taxStatement === undefined) return undefined;
    const taxed = taxStatement === undefined ? sheet : sayTax(taxStatement, sheet, priced, currency, voice);
    return { lines: taxed.lines, priced, stated: taxStatement === undefined ? [term] : [term, taxStatement] };
  }
  if (shares.instalments === undefined && (!shares.tax || shares.kinds.size > 0)) return undefined;
  const bags =
    shares.instalments === undefined ? tax.map(({ all }) => all) : instalments.map(({ bag }) => bag);
  const places = placesOf(said, bags);
  const priced = priceOf(asked, shares, new Set([...shares.places, ...places]));
  if (priced === undefined) return undefined;
  if (shares.instalments !== undefined) {
    const plan = planFor(shares, said, instalments, priced.amount);
    if (plan === undefined) return undefined;
    const { lines } = sayInstalments(plan, shares.instalments.part, priced, currency, voice);
    return { lines, priced, stated: [plan] };
  }
  const taxStatement = taxFor(priced, tax);
  if (taxStatement === undefined) return undefined;
  const { lines } = sayTax(taxStatement, sayPriced(priced, currency, voice), priced, currency, voice);
  return { lines, priced, stated: [taxStatement] };
}
