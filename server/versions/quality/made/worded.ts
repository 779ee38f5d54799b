import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { Language } from "#server/answers/entry.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { createSeededRandom } from "#server/versions/quality/seeded.ts";
import { withTypos } from "#server/versions/quality/typo-variant.ts";
import { type Form, phrasings, translations, wordings } from "./phrasings.ts";

type Random = () => number;

/** Returns an element of a list, always the same for the same random state. */
export const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!;

/** Shares of questions with a typing error, another language around a name, and Arabic-Indic digits. */
const shares = { slip: 0.12, otherLanguage: 0.12, easternDigits: 0.25, arabicSide: 0.75 };

const eastern = (text: string): string =>
  text.replace(/\d/gu, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

export interface Worded {
  question: string;
  language: Language;
}

/**
 * Words a question in one of the phrasings of its form. `seed` decides which. Most are in the language of the
 * knowledge, some in the other one, and some have a typing error.
 */
export function wordQuestion(
  form: Form,
  language: Language,
  seed: string,
  places: Readonly<Record<string, string>>,
): Worded {
  const random = createSeededRandom(`${form} ${seed}`);
  const other: Language = language === "ar" ? "en" : "ar";
  const wanted = random() < shares.otherLanguage ? other : language;
  const all = phrasings.get(form) ?? [];
  const phrasingsInLanguage = all.filter((phrasing) => phrasing.language === wanted);
  const { text, language: chosenLanguage } = pick(
    phrasingsInLanguage.length > 0 ? phrasingsInLanguage : all,
    random,
  );
  const filled = text.replace(/\{(\w)\}/gu, (_, place: string) => places[place] ?? "").trim();
  const slipped = random() < shares.slip ? (withTypos(filled) ?? filled) : filled;
  const digits = chosenLanguage === "ar" && random() < shares.easternDigits ? eastern(slipped) : slipped;
  return { question: digits, language: chosenLanguage };
}

/** Returns the parts of a text in both languages ("Garden Chalet / شاليه الحديقة"); any other text is its only part. */
export function sidesOf(text: string): string[] {
  const sides = text.split(/\s*[/|]\s*/u).filter((side) => /\p{L}{2}|\d/u.test(side));
  return sides.length === 2 && new Set(sides.map(mainLanguageOf)).size === 2 ? sides : [text];
}

/** Returns one part of a name in both languages, because customers use one of them. */
function oneSide(name: string, seed: string): string {
  const sides = sidesOf(name);
  const wanted: Language = createSeededRandom(`side ${seed}`)() < shares.arabicSide ? "ar" : "en";
  return sides.find((side) => mainLanguageOf(side) === wanted) ?? name;
}

/** Returns a name without text in brackets or after a dash. */
export const bareName = (name: string): string =>
  name
    .replace(/\s*[([][^)\]]*[)\]]?/gu, " ")
    .replace(/\s+[-–—:]\s.*$/u, "")
    .replace(/\s+/gu, " ")
    .trim();

/**
 * Shortens or misspells a name as customers remember it. A word is left out when the rest still identifies it
 * (`isTelling`); otherwise the name is misspelt. Null when neither is possible.
 */
export function wordFromMemory(
  name: string,
  seed: string,
  isTelling: (part: string) => boolean,
): string | null {
  const random = createSeededRandom(`name ${seed}`);
  const bare = bareName(oneSide(name, seed));
  const parts = bare.split(" ");
  const order = parts.map((_, index) => index).toSorted(() => random() - 0.5);
  for (const at of parts.length > 1 ? order : []) {
    const less = parts.toSpliced(at, 1).join(" ");
    // "6 cups" of "Chemex 6 cups" is a size, which nobody uses as a name.
    if (/^\P{N}*\p{L}{2}/u.test(less) && isTelling(less)) return less;
  }
  if (bare !== name.trim() && /\p{L}{2}/u.test(bare)) return bare;
  if (/^ال\p{L}{3}/u.test(bare)) return bare.slice(2);
  if (parts.length === 1 && /^\p{Script=Arabic}{3}/u.test(bare)) return `ال${bare}`;
  return withTypos(bare) ?? null;
}

/** Returns the words that carry a text's subject, unchanged. */
export const subjectWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]{2,}/gu) ?? []).filter((word) =>
    tokens(word).some(({ isFunction }) => !isFunction),
  );

/** Replaces a text's word with the one that customers say instead, if there is one. */
export const sayWord = (word: string): string => wordings.get(word.toLowerCase()) ?? word;

/** Returns the words of a text that have a translation. */
export function inOtherLanguage(some: readonly string[], language: Language): string[] {
  return some.flatMap((word) => translations[language].get(word.toLowerCase()) ?? []);
}

/** Whether a text contains all words of another one. */
export function containsPart(text: string, part: string): boolean {
  const textWords = new Set(words(text));
  return words(part).every((word) => textWords.has(word));
}
