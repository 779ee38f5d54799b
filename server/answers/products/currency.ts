import { findCues, valuesIn, wordsOf } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";

const currencyCues = findCues("currencies");
/** Names of currencies with their possible codes: a dirham may be Emirati or Moroccan. */
const codeOfWord: ReadonlyMap<string, readonly string[]> = new Map(
  valuesIn(currencyCues, "codes").flatMap((codes) =>
    wordsOf(currencyCues, `codes:${codes}`).map((word) => [word, codes.split("/")] as const),
  ),
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
