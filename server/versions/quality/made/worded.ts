import type { Language } from "#server/answers/entry.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { languageOfText } from "#server/versions/quality/entry-words.ts";
import { createSeededRandom } from "#server/versions/quality/seeded.ts";
import { withTypos } from "#server/versions/quality/typo-variant.ts";
import { type Form, phrasings, translations, wordings } from "./phrasings.ts";

type Random = () => number;

/** One of a list, always the same for the same state. */
export const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!;

/** So many in a hundred questions have a slip of the thumb, another language around a name, digits of the East. */
const shares = { slip: 0.12, otherLanguage: 0.12, easternDigits: 0.25, arabicSide: 0.75 };

const eastern = (text: string): string =>
  text.replace(/\d/gu, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

export interface Worded {
  question: string;
  language: Language;
}

/**
 * A question in one of the ways of its form. `seed` decides which; most are in the language of the knowledge, some in
 * the other one, some with a slip.
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
  const own = all.filter((phrasing) => phrasing.language === wanted);
  const { text, language: asked } = pick(own.length > 0 ? own : all, random);
  const filled = text.replace(/\{(\w)\}/gu, (_, place: string) => places[place] ?? "").trim();
  const slipped = random() < shares.slip ? (withTypos(filled) ?? filled) : filled;
  const digits = asked === "ar" && random() < shares.easternDigits ? eastern(slipped) : slipped;
  return { question: digits, language: asked };
}

/** The two sides of a text in both languages ("Garden Chalet / شاليه الحديقة"); any other text is its one side. */
export function sidesOf(text: string): string[] {
  const sides = text.split(/\s*[/|]\s*/u).filter((side) => /\p{L}{2}|\d/u.test(side));
  return sides.length === 2 && new Set(sides.map(languageOfText)).size === 2 ? sides : [text];
}

/** One side of a name in both languages: customers say it in one of them. */
function oneSide(name: string, seed: string): string {
  const sides = sidesOf(name);
  const wanted: Language = createSeededRandom(`side ${seed}`)() < shares.arabicSide ? "ar" : "en";
  return sides.find((side) => languageOfText(side) === wanted) ?? name;
}

/** A name without what stands beside it in brackets or after a dash. */
export const bareName = (name: string): string =>
  name
    .replace(/\s*[([][^)\]]*[)\]]?/gu, " ")
    .replace(/\s+[-–—:]\s.*$/u, "")
    .replace(/\s+/gu, " ")
    .trim();

/**
 * A name as a customer recalls it, never the whole of it: a word is left out where what is left still tells it from
 * others (`isTelling`); else it is misspelt. Null where neither can be.
 */
export function wordFromMemory(
  name: string,
  seed: string,
  isTelling: (part: string) => boolean,
): string | null {
  const random = createSeededRandom(`name ${seed}`);
  const bare = bareName(oneSide(name, seed));
  const parts = bare.split(" ");
  const order = parts.map((_, at) => at).toSorted(() => random() - 0.5);
  for (const at of parts.length > 1 ? order : []) {
    const less = parts.toSpliced(at, 1).join(" ");
    // "6 cups" of "Chemex 6 cups" is a size that nobody calls the thing by.
    if (/^\P{N}*\p{L}{2}/u.test(less) && isTelling(less)) return less;
  }
  if (bare !== name.trim() && /\p{L}{2}/u.test(bare)) return bare;
  if (/^ال\p{L}{3}/u.test(bare)) return bare.slice(2);
  if (parts.length === 1 && /^\p{Script=Arabic}{3}/u.test(bare)) return `ال${bare}`;
  return withTypos(bare) ?? null;
}

/** Words that carry the subject of a text, as they stand in it. */
export const subjectWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]{2,}/gu) ?? []).filter((word) =>
    tokens(word).some(({ isFunction }) => !isFunction),
  );

/** A text's words as customers say them, where they say it otherwise. */
export const sayWord = (word: string): string => wordings.get(word.toLowerCase()) ?? word;

/** The words of a text that the other language has too. */
export function inOtherLanguage(some: readonly string[], language: Language): string[] {
  return some.flatMap((word) => translations[language].get(word.toLowerCase()) ?? []);
}

/** Whether all words of one text stand in another. */
export function containsPart(text: string, part: string): boolean {
  const own = new Set(words(text));
  return words(part).every((word) => own.has(word));
}

export { languageOfText };
