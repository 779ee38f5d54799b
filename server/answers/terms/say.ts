import { isolateLines } from "#server/answers/compose/direction.ts";
import { languageOfText } from "#server/answers/compose/entry-text.ts";
import type { Voice } from "#server/answers/compose/catalogue.ts";
import { money } from "#server/answers/compose/money.ts";
import { itemLine, itemName, stepsOf } from "#server/answers/rows/several.ts";
import type { Priced } from "./priced.ts";
import { shareTexts } from "./texts.ts";
import type { Instalments, TaxStatement, Term } from "./term.ts";

const round = (amount: number): number => Math.round(amount * 100) / 100;
const percent = (share: number): string => `${round(share * 100)}%`;

/** The lines of an answer, with the statements that they are based on. */
interface Sheet {
  lines: string[];
  amount: number;
}

/** An amount in the currency of the priced row; for an amount in the question, in the currency of the lists. */
const moneyOf =
  ({ items }: Priced, currency: string | undefined, voice: Voice) =>
  (amount: number): string =>
    money(round(amount), items[0]?.row.currency ?? currency, voice.language);

/** The named rows with their prices, and the sum of several. */
function begun(priced: Priced, currency: string | undefined, voice: Voice): Sheet {
  const say = moneyOf(priced, currency, voice);
  const { items, amount } = priced;
  const [item] = items;
  if (item === undefined) return { lines: [], amount };
  if (items.length === 1 && (item.count ?? 1) === 1)
    return { lines: [`• ${itemName(item, voice)}: ${say(amount)}`], amount };
  const lines = items.map((each) => itemLine(each, voice));
  return { lines: [...lines, `${stepsOf(items).join(" + ")} = ${say(amount)}`], amount };
}

/** A statement in its own words and text direction. */
export function quoteStatement(quote: string, { language }: Voice): string {
  const said = languageOfText(quote) === language ? quote : isolateLines(quote);
  return language === "ar" ? `«${said}»` : `“${said}”`;
}

/** The words for a share of a price. */
type Said = Pick<Term, "kind" | "share"> & Partial<Pick<Term, "mostOff" | "quote">>;

/** A price with a share subtracted, added, paid in advance or refunded. */
export function sayShare(term: Said, priced: Priced, currency: string | undefined, voice: Voice): Sheet {
  const texts = shareTexts(voice.language);
  const sheet = begun(priced, currency, voice);
  const say = moneyOf(priced, currency, voice);
  const { amount } = sheet;
  const own = round(amount * term.share);
  const part = term.kind === "discount" ? Math.min(own, term.mostOff ?? own) : own;
  const step = `${round(amount)} × ${percent(term.share)} = ${say(own)}`;
  const most = part < own ? ` (${texts.most(say(part))})` : "";
  const label = texts[term.kind](percent(term.share), isDeposit(term.quote ?? ""));
  const lines = [...sheet.lines, `${label}: ${step}${most}`];
  if (term.kind === "discount") {
    const left = round(amount - part);
    return { lines: [...lines, texts.after(`${round(amount)} − ${part} = ${say(left)}`)], amount: left };
  }
  if (term.kind === "surcharge") {
    const sum = round(amount + part);
    return { lines: [...lines, texts.total(`${round(amount)} + ${part} = ${say(sum)}`)], amount: sum };
  }
  return { lines, amount: part };
}

const isDeposit = (quote: string): boolean => /عربون|deposit/iu.test(quote);

/** A price with the tax added, or the statement that it includes the tax. */
export function sayTax(
  tax: TaxStatement,
  sheet: Sheet,
  priced: Priced,
  currency: string | undefined,
  voice: Voice,
): Sheet {
  const texts = shareTexts(voice.language);
  const say = moneyOf(priced, currency, voice);
  const { lines, amount } = sheet;
  if (tax.isIncluded) return { lines: [...lines, texts.taxIncluded(say(amount))], amount };
  const rate = tax.rate!;
  const part = round(amount * rate);
  const sum = round(amount + part);
  return {
    lines: [
      ...lines,
      `${texts.tax(percent(rate))}: ${round(amount)} × ${percent(rate)} = ${say(part)}`,
      texts.total(`${round(amount)} + ${part} = ${say(sum)}`),
    ],
    amount: sum,
  };
}

export const sayPriced = begun;

/** The amount of each instalment, or of the requested one. */
export function sayInstalments(
  { count, parts, change }: Pick<Instalments, "count" | "parts" | "change">,
  part: number | "last" | undefined,
  priced: Priced,
  currency: string | undefined,
  voice: Voice,
): Sheet {
  const texts = shareTexts(voice.language);
  const sheet =
    change === undefined ? begun(priced, currency, voice) : sayShare(change, priced, currency, voice);
  const say = moneyOf(priced, currency, voice);
  const { amount } = sheet;
  if (count === 1) return sheet;
  if (parts === undefined) {
    const each = round(amount / count);
    return {
      lines: [...sheet.lines, texts.each(`${round(amount)} ÷ ${count} = ${say(each)}`)],
      amount: each,
    };
  }
  const said = parts.map((share, at) =>
    texts.part(at + 1, `${round(amount)} × ${percent(share)} = ${say(amount * share)}`),
  );
  const at = part === "last" ? parts.length - 1 : part;
  const asked = at === undefined ? said : said.slice(at, at + 1);
  return { lines: [...sheet.lines, ...asked], amount: amount * (parts[at ?? 0] ?? 0) };
}
