import { sentencesOf } from "#server/answers/compose/sentences.ts";
import type { Language } from "#server/answers/entry.ts";
import { caseOf } from "#server/answers/text/kinds.ts";
import { arabicSkeleton, latinSkeleton } from "#server/answers/text/skeleton.ts";
import { tokenOf, tokens, type Token } from "#server/answers/text/tokens.ts";
import { synonymsOf, translateAt } from "#server/answers/text/translate.ts";
import { isArabic, isLatin, isNumber, words } from "#server/answers/text/words.ts";
import { isCounting, numbersIn, type NumberMention } from "./numbers.ts";

/** A part of a source's sentence, separated by a comma or an "and". */
export interface Clause {
  stems: ReadonlySet<string>;
  numbers: NumberMention[];
}

/** The facts that a reply may use. */
export interface Support {
  text: string;
  stems: ReadonlySet<string>;
  skeletons: ReadonlySet<string>;
  sentences: { text: string; stems: ReadonlySet<string>; numbers: NumberMention[] }[];
  clauses: Clause[];
  numbers: NumberMention[];
  /** Whether the sources are written in the other language. */
  isForeign: boolean;
}

export const clausesOf = (sentence: string): string[] =>
  sentence
    .split(/[,،;؛()\n]|\s[-–—•]\s|\s(?:and|but|while|or|لكن|أما|ثم|او|أو)\s|\sو(?=\p{L}{3})/iu)
    .filter((part) => part.trim() !== "");

/** Returns the words that carry a sentence's content. */
export const contentOf = (text: string): Token[] =>
  words(text)
    .filter((word) => !isNumber(word) && !isCounting(word))
    .map(tokenOf)
    .filter((token) => !token.isFunction);

const skeletonOf = (word: string): string =>
  isArabic(word) ? arabicSkeleton(word) : isLatin(word) ? latinSkeleton(word) : "";

/**
 * Builds the facts of a reply. `quotes` are the sources' texts, `more` further allowed texts: the engine's draft and
 * the business's names. `subjects` are the sources' topics, which state nothing.
 */
export function supportOf(
  quotes: readonly string[],
  more: readonly string[],
  language: Language,
  subjects: readonly string[] = [],
): Support {
  const sources = [...quotes, ...more];
  const text = sources.join("\n");
  const all = tokens([text, ...subjects].join("\n"));
  const sentences = sources.flatMap(sentencesOf);
  const stemsOf = (part: string) => new Set(tokens(part).map((token) => token.stem));
  return {
    text,
    stems: new Set(all.map((token) => token.stem)),
    skeletons: new Set(all.map((token) => skeletonOf(token.word)).filter((bare) => bare.length > 1)),
    sentences: sentences.map((each) => ({ text: each, stems: stemsOf(each), numbers: numbersIn(each) })),
    clauses: sentences.flatMap(clausesOf).map((part) => ({ stems: stemsOf(part), numbers: numbersIn(part) })),
    numbers: numbersIn(text),
    isForeign: isForeign(quotes.length > 0 ? quotes.join("\n") : text, language),
  };
}

function isForeign(text: string, language: Language): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const own = language === "ar" ? arabic : latin;
  return own / Math.max(1, arabic + latin) < 0.25;
}

/** Whether the sources contain a word: itself, a synonym, or the same name in the other alphabet. */
export function isSupported(token: Token, support: Support): boolean {
  if (support.stems.has(token.stem)) return true;
  const language: Language = isArabic(token.word) ? "ar" : "en";
  if (/^[وبلفك]/u.test(token.word) && language === "ar") {
    const bare = tokens(token.word.slice(1))[0];
    if (bare && support.stems.has(bare.stem)) return true;
  }
  if (synonymsOf(language, token.word).some((other) => support.stems.has(other.stem))) return true;
  const translated = translateAt(language, [token.word], 0)?.translations ?? [];
  if (translated.some((other) => support.stems.has(other.stem))) return true;
  const bare = skeletonOf(token.word);
  return bare.length > 2 && support.isForeign && support.skeletons.has(bare);
}

/** Whether a word is a place or a day, which is invented when no source names it. */
export const isNamedCase = (token: Token): boolean => caseOf(token.stem) !== undefined;
