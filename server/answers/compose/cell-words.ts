import { readFileSync } from "node:fs";
import type { Language } from "#server/answers/entry.ts";
import { findCues, valuesIn, wordsOf } from "#server/answers/language/cues.ts";
import { findExpressions } from "#server/answers/language/lexicon-lines.ts";
import { withUnitIn } from "#server/answers/products/measure.ts";
import { wordCacheLimits, memoise } from "#server/answers/text/memoise.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";

/** An expression in the form in which it is compared. */
const keyOf = (text: string): string => words(text).join(" ");

const lines = readFileSync(new URL("../language/columns.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t").slice(0, 2).map(findExpressions));

/** Translations of expressions: the first expression of the other side. */
function called(from: 0 | 1, to: 0 | 1): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((sides) => sides[from]!.map((each) => [keyOf(each), sides[to]![0]!] as const)),
  );
}

const meant: Readonly<Record<Language, ReadonlyMap<string, string>>> = { ar: called(1, 0), en: called(0, 1) };

const unitCues = findCues("units");
const unitsCalled = (name: string): ReadonlyMap<string, string> =>
  new Map(
    valuesIn(unitCues, name).flatMap((unit) =>
      wordsOf(unitCues, `${name}:${unit}`).map((word) => [keyOf(word), unit] as const),
    ),
  );
const spanOf = unitsCalled("span");
/** Two of a unit in one word: "شهرين". */
const pairs = unitsCalled("two_spans");

function spanIn(count: number, unit: string, language: Language): string {
  const style = {
    style: "unit",
    unit,
    unitDisplay: "long",
    numberingSystem: "latn",
    useGrouping: false,
  } as const;
  return new Intl.NumberFormat(language, style).format(count);
}

/** "60 يوم", "12 months", "سنتين": a length of time. */
function timeIn(text: string, language: Language): string | undefined {
  const own = words(text);
  const pair = pairs.get(own[0] ?? "");
  if (own.length === 1 && pair !== undefined) return spanIn(2, pair, language);
  const [number = "", word = ""] = own.length === 1 ? ["1", own[0]] : own;
  const unit = own.length > 2 ? undefined : spanOf.get(word);
  return unit === undefined || !/^\d+$/u.test(number) ? undefined : spanIn(Number(number), unit, language);
}

const foreignPattern: Readonly<Record<Language, RegExp>> = {
  ar: /\p{Script=Latin}/u,
  en: /\p{Script=Arabic}/u,
};

function wordsFor(text: string, language: Language): string | undefined {
  const measured = withUnitIn(text, language);
  return (
    meant[language].get(keyOf(text)) ??
    timeIn(text, language) ??
    (measured === withAsciiDigits(text) ? undefined : measured)
  );
}

/** Separators of the parts of a header or cell: "Invoices / month", "Monthly (excl. VAT)", "Growth, Business". */
const joint = /(\s*[/،,·()]\s*|\s+[-–—]\s+)/u;

function translated(text: string, language: Language): string {
  const foreign = foreignPattern[language];
  if (!foreign.test(text)) return text;
  const whole = wordsFor(text, language);
  if (whole !== undefined) return whole;
  const parts = text.split(joint);
  const said = parts.map((part, at) =>
    at % 2 === 1 || !foreign.test(part) ? part : wordsFor(part, language),
  );
  if (said.includes(undefined)) return text;
  const comma = language === "ar" ? /,(?=\s)/gu : /،/gu;
  return said.join("").replace(comma, language === "ar" ? "،" : ",");
}

const inArabic = memoise((text) => translated(text, "ar"), wordCacheLimits);
const inEnglish = memoise((text) => translated(text, "en"), wordCacheLimits);

/**
 * The header of a column, the label of a price or a short cell in the customer's language, where all its words are ones
 * that lists commonly have ("الضمان: سنتان"); a name or a sentence stays as its owner wrote it.
 */
export const cellIn = (text: string, language: Language): string =>
  language === "ar" ? inArabic(text) : inEnglish(text);
