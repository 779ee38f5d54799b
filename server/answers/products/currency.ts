import { words } from "#server/answers/text/words.ts";

/** Names of currencies with their possible codes: a riyal may be Saudi, Qatari or Omani. */
const currencies: readonly (readonly [words: string, codes: string])[] = [
  ["ريال ريالا ريالات sar sr riyal riyals", "SAR QAR OMR YER"],
  ["ريال سعودي sar", "SAR"],
  ["درهم درهما دراهم aed dirham dirhams", "AED MAD"],
  ["دينار دينارا دنانير دينارات kwd dinar dinars bhd jod", "KWD BHD JOD IQD TND LYD DZD"],
  ["دولار دولارا دولارات usd dollar dollars bucks", "USD"],
  ["يورو eur euro euros", "EUR"],
  ["جنيه جنيها جنيهات egp", "EGP GBP SDG"],
  ["استرليني باوند gbp pound pounds", "GBP"],
  ["ليره ليرات lira liras try", "TRY SYP LBP"],
  ["روبيه روبيات inr rupee rupees", "INR PKR"],
];
const codeOfWord = new Map(
  currencies.flatMap(([names, codes]) => words(names).map((name) => [name, codes.split(" ")] as const)),
);
const signs: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\$/u, ["USD"]],
  [/€/u, ["EUR"]],
  [/£/u, ["GBP"]],
];

function codesOf(word: string): readonly string[] | undefined {
  return codeOfWord.get(word) ?? codeOfWord.get(word.replace(/^(?:بال|ال|ب)(?=\p{L}{3})/u, ""));
}

export function isCurrencyWord(word: string): boolean {
  return codesOf(word) !== undefined;
}

/** Whether a question names another currency than that of a price. Prices are never converted. */
export function asksOtherCurrency(question: string, currency: string | undefined): boolean {
  if (currency === undefined) return false;
  const own = currency.toUpperCase();
  const asked = [
    ...words(question).flatMap((word) => codesOf(word) ?? []),
    ...signs.flatMap(([sign, codes]) => (sign.test(question) ? codes : [])),
  ];
  return asked.length > 0 && !asked.includes(own);
}
