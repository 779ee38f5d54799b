import type { Language } from "../entry.ts";
import { canonical } from "./dialect.ts";
import { COMMERCE } from "./lexicon/commerce.ts";
import { EVERYDAY } from "./lexicon/everyday.ts";
import { GENERAL } from "./lexicon/general.ts";
import { GOODS } from "./lexicon/goods.ts";
import { CITIES, COUNTRIES } from "./lexicon/places.ts";
import { SERVICE } from "./lexicon/service.ts";
import { stem } from "./stem.ts";
import { words } from "./words.ts";

/** A word of the other language that may stand for the question's word. */
export interface Translation {
  word: string;
  stem: string;
  /** 0–1; the alternatives of one word share its weight. */
  weight: number;
}

/** How many words of the question a translation stands for, and what it becomes. */
export interface TranslatedSpan {
  length: number;
  translations: Translation[];
}

const LONGEST_PHRASE = 3;

type Side = ReadonlyMap<string, readonly string[]>;

interface Lexicon {
  translations: Record<Language, Side>;
  synonyms: Record<Language, Side>;
}

function terms(side: string): string[] {
  return side
    .split(",")
    .map((term) => words(term).map(canonical).join(" "))
    .filter((term) => term !== "");
}

function phraseKey(normalised: readonly string[]): string {
  return normalised.map(stem).join(" ");
}

function link(side: Map<string, string[]>, sources: readonly string[], targets: readonly string[]): void {
  for (const source of sources) {
    const key = phraseKey(source.split(" "));
    const added = targets.filter((target) => phraseKey(target.split(" ")) !== key);
    side.set(key, [...new Set([...(side.get(key) ?? []), ...added])]);
  }
}

function read(): Lexicon {
  const translations = { ar: new Map<string, string[]>(), en: new Map<string, string[]>() };
  const synonyms = { ar: new Map<string, string[]>(), en: new Map<string, string[]>() };
  for (const line of [COMMERCE, SERVICE, EVERYDAY, GENERAL, GOODS, CITIES, COUNTRIES]
    .join("\n")
    .split("\n")) {
    const [arabic, english] = line.split("|");
    if (arabic === undefined || english === undefined) continue;
    const sides = { ar: terms(arabic), en: terms(english) };
    link(translations.ar, sides.ar, sides.en);
    link(translations.en, sides.en, sides.ar);
    link(synonyms.ar, sides.ar, sides.ar);
    link(synonyms.en, sides.en, sides.en);
  }
  return { translations, synonyms };
}

const LEXICON = read();

function spread(targets: readonly string[]): Translation[] {
  const share = 1 / Math.sqrt(targets.length);
  const best = new Map<string, Translation>();
  for (const target of targets) {
    const parts = target.split(" ");
    for (const word of parts) {
      const weight = share / Math.sqrt(parts.length);
      const known = best.get(stem(word));
      if (known === undefined || known.weight < weight)
        best.set(stem(word), { word, stem: stem(word), weight });
    }
  }
  return [...best.values()];
}

/** Without an attached "with", "for", "so" or "like": "لتفعيل" is looked up as "تفعيل". */
function detached(word: string): string | undefined {
  return /^[بلفك]\p{Script=Arabic}{3,}/u.test(word) ? word.slice(1) : undefined;
}

/** The longest lexicon phrase that begins at `start` of canonical words of language `from`. */
export function translateAt(
  from: Language,
  canonicalWords: readonly string[],
  start: number,
): TranslatedSpan | undefined {
  for (let length = Math.min(LONGEST_PHRASE, canonicalWords.length - start); length > 0; length--) {
    const targets = LEXICON.translations[from].get(phraseKey(canonicalWords.slice(start, start + length)));
    if (targets !== undefined) return { length, translations: spread(targets) };
  }
  const bare = from === "ar" ? detached(canonicalWords[start] ?? "") : undefined;
  const targets = bare === undefined ? undefined : LEXICON.translations.ar.get(stem(bare));
  return targets === undefined ? undefined : { length: 1, translations: spread(targets) };
}

/** Words of the same language that say the same in a shop; single words only. */
export function synonymsOf(language: Language, canonicalWord: string): Translation[] {
  const found = LEXICON.synonyms[language].get(stem(canonicalWord)) ?? [];
  return spread(found.filter((term) => !term.includes(" ")));
}
