import type { Language } from "#server/answers/entry.ts";
import { isFunctionWord } from "./dialect.ts";
import { groupsOf, isSynonymous, termsOf, type Term } from "./lexicon.ts";
import { stem } from "./stem.ts";
import type { Token } from "./tokens.ts";

/** A word of the other language that may stand for the question's word. */
export interface Translation {
  word: string;
  stem: string;
  /** 0–1; the alternatives of one word share its weight. */
  weight: number;
  /** Stems of the expressions it belongs to, where it never stands alone: "دوام" of "أوقات الدوام" for "open". */
  among?: readonly (readonly string[])[];
}

/** How many words of the question a translation stands for, and what it becomes. */
export interface TranslatedSpan {
  length: number;
  translations: Translation[];
  /** What one word of the span may be called: what it means itself, and what the whole span means. */
  of: (canonicalWord: string) => readonly Translation[];
}

/** Whether the searched knowledge has a stem: alternatives it lacks do not take weight from those it has. */
export type Known = (stem: string) => boolean;

const maxPhraseLength = 3;
/** Words of the question inside a phrase that say nothing: "cancel my order". */
const maxSkipped = 2;
/** Weight of the translations of a phrase's single words, beside 1 for the translation of the phrase. */
const wordByWordWeight = 0.6;
/** Exponent by which alternatives, and forms of one of them, share their weight; fitted on the development sets. */
const alternativesExponent = 0.2;
const minFormsShare = 0.3;

/** The alternatives of one expression share its weight; those the knowledge lacks only a little when it has others. */
function spread(terms: readonly Term[], known: Known): Translation[] {
  const has = (form: readonly Token[]): boolean => form.some((each) => !each.isFunction && known(each.stem));
  const present = terms.map((forms) => forms.filter(has)).filter((forms) => forms.length > 0);
  const used = present.length > 0 ? present : terms.map((forms) => forms.slice(0, 1));
  const share = (used.length * terms.length) ** -alternativesExponent;
  const best = new Map<string, Translation>();
  for (const forms of used) {
    for (const form of forms) {
      const weight = (share * forms.length ** -minFormsShare) / Math.sqrt(form.length);
      const content = form.filter((each) => !each.isFunction).map((each) => each.stem);
      for (const { word, stem: own } of form) {
        const others = amongBoth(best.get(own), content);
        const heavier = Math.max(weight, best.get(own)?.weight ?? 0);
        best.set(own, { word, stem: own, weight: heavier, ...(others !== undefined && { among: others }) });
      }
    }
  }
  return [...best.values()];
}

/** Expressions known of a word and one more; undefined once it stands alone in one of them. */
function amongBoth(
  known: Translation | undefined,
  expression: readonly string[],
): readonly (readonly string[])[] | undefined {
  if (expression.length <= 1 || (known !== undefined && known.among === undefined)) return undefined;
  return [...(known?.among ?? []), expression];
}

function other(language: Language): Language {
  return language === "ar" ? "en" : "ar";
}

function translationsOf(from: Language, expression: readonly string[], known: Known): Translation[] {
  const terms = groupsOf(from, expression).flatMap((group) => termsOf(group, other(from)));
  return terms.length === 0 ? [] : spread(terms, known);
}

/** Expressions that begin at `start`, longest first: as they stand, then without the function words between. */
function* expressionsAt(
  canonicalWords: readonly string[],
  start: number,
): Generator<{ length: number; expression: string[] }> {
  for (let length = Math.min(maxPhraseLength, canonicalWords.length - start); length > 1; length--) {
    yield { length, expression: canonicalWords.slice(start, start + length) };
    const content: string[] = [];
    let end = start;
    for (; end < canonicalWords.length && content.length < length; end++) {
      const word = canonicalWords[end]!;
      if (!isFunctionWord(word)) content.push(word);
    }
    if (content.length === length && end - start > length && end - start <= length + maxSkipped)
      if (!isFunctionWord(canonicalWords[start]!)) yield { length: end - start, expression: content };
  }
  yield { length: 1, expression: canonicalWords.slice(start, start + 1) };
}

function withWords(phrase: Translation[], single: readonly Translation[]): Translation[] {
  const best = new Map(phrase.map((each) => [each.stem, each]));
  for (const each of single) {
    const weight = each.weight * wordByWordWeight;
    const known = best.get(each.stem);
    if ((known?.weight ?? 0) < weight) best.set(each.stem, { ...each, weight });
    else if (known !== undefined && each.among === undefined)
      best.set(each.stem, { word: known.word, stem: known.stem, weight: known.weight });
  }
  return [...best.values()];
}

/** The longest lexicon phrase that begins at `start` of canonical words of language `from`. */
export function translateAt(
  from: Language,
  canonicalWords: readonly string[],
  start: number,
  known: Known = () => true,
): TranslatedSpan | undefined {
  for (const { length, expression } of expressionsAt(canonicalWords, start)) {
    const translations = translationsOf(from, expression, known);
    if (translations.length === 0) continue;
    if (expression.length === 1) return { length, translations, of: () => translations };
    const content = expression.filter((word) => !isFunctionWord(word));
    const single = new Map(content.map((word) => [word, translationsOf(from, [word], known)]));
    const all = withWords(translations, [...single.values()].flat());
    return { length, translations: all, of: (word) => withWords(translations, single.get(word) ?? []) };
  }
  return undefined;
}

/** A phrase of the lexicon among canonical words. */
interface Phrase {
  start: number;
  length: number;
  expression: string[];
  groups: readonly number[];
}

const phrasesCache = new WeakMap<readonly string[], Map<Language, readonly Phrase[]>>();

/** The phrases of the lexicon that stand in canonical words; looked for once for the same array. */
function phrasesIn(language: Language, canonicalWords: readonly string[]): readonly Phrase[] {
  const known = phrasesCache.get(canonicalWords) ?? new Map<Language, readonly Phrase[]>();
  phrasesCache.set(canonicalWords, known);
  const found = known.get(language);
  if (found !== undefined) return found;
  const phrases = canonicalWords.flatMap((_, start) =>
    [...expressionsAt(canonicalWords, start)].flatMap(({ length, expression }): Phrase[] => {
      const groups = expression.length === 1 ? [] : groupsOf(language, expression);
      return groups.length === 0 ? [] : [{ start, length, expression, groups }];
    }),
  );
  known.set(language, phrases);
  return phrases;
}

const covers = ({ start, length }: Phrase, at: number): boolean => start <= at && start + length > at;

/**
 * What a word may be called in the other language: by itself or as a part of the phrases that it stands in, so that
 * "متحرك" of "كرسي متحرك" is a part of "wheelchair". A word with a translation of its own is no other word of the
 * phrase's: "accounting" of "accounting course" is محاسبة and not دورة.
 */
export function translationsOver(
  from: Language,
  canonicalWords: readonly string[],
  at: number,
  known: Known = () => true,
): readonly Translation[] {
  const own = translationsOf(from, canonicalWords.slice(at, at + 1), known);
  const isKnown = own.some(({ stem: each }) => known(each));
  const around: Translation[] = [];
  for (const phrase of phrasesIn(from, canonicalWords)) {
    if (!covers(phrase, at)) continue;
    const translations = translationsOf(from, phrase.expression, known);
    around.push(...translations.filter(({ among }) => !isKnown || among === undefined));
  }
  return around.length === 0 ? own : [...around, ...own];
}

/**
 * What a word or the phrases that it stands in are also called in their own language, as far as that is a phrase or they
 * are: "باور بانك" is "شاحن متنقل", "حنفية" is "صنبور ماء".
 */
export function synonymsOver(
  language: Language,
  canonicalWords: readonly string[],
  at: number,
  known: Known = () => true,
): readonly Translation[] {
  const word: Phrase = {
    start: at,
    length: 1,
    expression: [canonicalWords[at]!],
    groups: groupsOf(language, [canonicalWords[at]!]),
  };
  const phrases = phrasesIn(language, canonicalWords).filter((phrase) => covers(phrase, at));
  const isKnown = (form: readonly Token[]): boolean =>
    form.every((each) => each.isFunction || known(each.stem));
  return [word, ...phrases].flatMap(({ expression, groups }) => {
    const terms = groups
      .filter(isSynonymous)
      .flatMap((group) => termsOf(group, language))
      .filter((forms) => expression.length > 1 || (forms[0]?.length ?? 0) > 1)
      .map((forms) => forms.filter(isKnown))
      .filter((forms) => forms.length > 0);
    if (terms.length === 0) return [];
    const own = new Set(expression.map((each) => stem(each)));
    return spread(terms, known).filter((each) => !own.has(each.stem));
  });
}

/** Words of the same language that say the same in a shop; single words only. */
export function synonymsOf(
  language: Language,
  canonicalWord: string,
  known: Known = () => true,
): Translation[] {
  const own = stem(canonicalWord);
  const terms = groupsOf(language, [canonicalWord])
    .filter(isSynonymous)
    .flatMap((group) => termsOf(group, language))
    .filter((term) => term[0]?.length === 1);
  return terms.length === 0 ? [] : spread(terms, known).filter((each) => each.stem !== own);
}
