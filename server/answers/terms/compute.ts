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

/** The lines of the answer, the amount that they start from, and the statements that they rest on. */
export interface Computed {
  lines: readonly string[];
  priced: Priced;
  stated: readonly { quote: string; place: Place }[];
}

/** A statement counts as containing a word from this similarity on (0–1). */
const minWordShare = 0.8;

/** The statement on the tax that applies to all priced rows; undefined where they differ. */
function chooseTaxStatement(
  { items }: Priced,
  all: readonly TaxStatement[],
  term?: Term,
): TaxStatement | undefined {
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

const findAmount = (
  asked: RowQuestion,
  shares: RequestedShares,
  places: ReadonlySet<number>,
): Priced | undefined =>
  shares.given === undefined
    ? findPriced(asked, places)
    : { items: [], amount: shares.given, count: undefined, explained: 1, unknown: [] };

/** The instalment plan that a question means, by its provider or its number of parts; undefined where several fit. */
function chooseInstalmentPlan(
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
  const distinctPlans = new Set(best.map((plan) => JSON.stringify([plan.count, plan.parts])));
  return distinctPlans.size === 1 ? best[0] : undefined;
}

/** Positions of the words that occur in statements and in no row's name. */
const findWordPositions = (said: readonly ComparedWord[], bags: readonly WordBag[]): number[] =>
  said.flatMap(({ at, query, isOfRow }) =>
    !isOfRow && bags.some((bag) => bag.has(query) >= minWordShare) ? [at] : [],
  );

/** Computes the amount asked for from what the business states; undefined where that is not certain. */
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
    const shareLines = sayShare(term, priced, currency, voice);
    const taxStatement = shares.tax ? chooseTaxStatement(priced, tax, term) : undefined;
    if (shares.tax && taxStatement === undefined) return undefined;
    const taxed =
      taxStatement === undefined ? shareLines : sayTax(taxStatement, shareLines, priced, currency, voice);
    return { lines: taxed.lines, priced, stated: taxStatement === undefined ? [term] : [term, taxStatement] };
  }
  if (shares.instalments === undefined && (!shares.tax || shares.kinds.size > 0)) return undefined;
  const bags =
    shares.instalments === undefined ? tax.map(({ all }) => all) : instalments.map(({ bag }) => bag);
  const places = findWordPositions(said, bags);
  const priced = findAmount(asked, shares, new Set([...shares.places, ...places]));
  if (priced === undefined) return undefined;
  if (shares.instalments !== undefined) {
    const plan = chooseInstalmentPlan(shares, said, instalments, priced.amount);
    if (plan === undefined) return undefined;
    const { lines } = sayInstalments(plan, shares.instalments.part, priced, currency, voice);
    return { lines, priced, stated: [plan] };
  }
  const taxStatement = chooseTaxStatement(priced, tax);
  if (taxStatement === undefined) return undefined;
  const { lines } = sayTax(taxStatement, sayPriced(priced, currency, voice), priced, currency, voice);
  return { lines, priced, stated: [taxStatement] };
}
