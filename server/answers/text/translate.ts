import type { Language } from "../entry.ts";
import { canonical } from "./dialect.ts";
import { COMMERCE } from "./lexicon/commerce.ts";
import { GENERAL } from "./lexicon/general.ts";
import { GOODS } from "./lexicon/goods.ts";
import { PLACES } from "./lexicon/places.ts";
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

function terms(side: string): string[] {
  return side
    .split(",")
    .map((term) => words(term).map(canonical).join(" "))
    .filter((term) => term !== "");
}

function phraseKey(normalised: readonly string[]): string {
  return normalised.map(stem).join(" ");
}

function read(): Record<Language, Side> {
  const from: Record<Language, Map<string, string[]>> = { ar: new Map(), en: new Map() };
  const link = (side: Map<string, string[]>, sources: string[], targets: string[]): void => {
    for (const source of sources) {
      const key = phraseKey(source.split(" "));
      side.set(key, [...new Set([...(side.get(key) ?? []), ...targets])]);
    }
  };
  for (const line of [COMMERCE, SERVICE, GENERAL, GOODS, PLACES].join("\n").split("\n")) {
    const [arabic, english] = line.split("|");
    if (arabic === undefined || english === undefined) continue;
    link(from.ar, terms(arabic), terms(english));
    link(from.en, terms(english), terms(arabic));
  }
  return from;
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

/** The longest lexicon phrase that begins at `start` of canonical words of language `from`. */
export function translateAt(
  from: Language,
  canonicalWords: readonly string[],
  start: number,
): TranslatedSpan | undefined {
  for (let length = Math.min(LONGEST_PHRASE, canonicalWords.length - start); length > 0; length--) {
    const targets = LEXICON[from].get(phraseKey(canonicalWords.slice(start, start + length)));
    if (targets !== undefined) return { length, translations: spread(targets) };
  }
  return undefined;
}

const PLACE_STEMS = new Set(
  PLACES.split(/[\n|,]/)
    .flatMap((term) => words(term))
    .map(stem),
);

/** A city or country customers ask about. Expects a canonical word. */
export function isPlace(word: string): boolean {
  return PLACE_STEMS.has(stem(word));
}
