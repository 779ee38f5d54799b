import { findCues, valuesIn, wordsOf } from "#server/answers/language/cues.ts";
import { lexiconLines } from "#server/answers/language/lexicon-lines.ts";
import { canonical } from "./dialect.ts";
import { stem } from "./stem.ts";
import { words } from "./words.ts";

const kindCues = findCues("kinds");

/** Every word of a topic of the lexicon. */
function allOf(topic: string): string {
  return lexiconLines(topic)
    .map(({ arabic, english }) => `${arabic} ${english}`)
    .join(" ");
}

const cityNames = allOf("cities");
const countryNames = allOf("countries");

const wordsIn = (kind: string): string => wordsOf(kindCues, kind).join(" ");
/** Words of a kind's instances: those of places are in the lexicon. */
function casesOf(kind: string): string {
  if (kind === "city") return cityNames;
  return kind === "country" ? countryNames : wordsIn(`case:${kind}`);
}

/**
 * Kinds of which a word is an instance. Knowledge states all instances ("نوصل لجميع المدن", "opening hours", "payment
 * methods"), customers ask about one ("توصلون الدمام؟", "open on Friday?", "تقبلون تابي؟"). A word of several is of the
 * first.
 */
const kindWords: readonly (readonly [cases: string, kind: string])[] = valuesIn(kindCues, "kind").map(
  (kind) => [casesOf(kind), wordsIn(`kind:${kind}`)],
);

function stems(list: string): string[] {
  return [...new Set(words(list).map(canonical).map(stem))];
}

/** Kinds of words that replace another in a follow-up: "وفي جدة؟", "and on Friday?". */
export type Case = "place" | "day";

function read(): { kinds: ReadonlyMap<string, readonly string[]>; cases: ReadonlyMap<string, Case> } {
  const kinds = new Map<string, readonly string[]>();
  for (const [cases, kind] of kindWords)
    for (const each of stems(cases)) if (!kinds.has(each)) kinds.set(each, stems(kind));
  const days = stems(casesOf("day")).map((each) => [each, "day"] as const);
  const places = stems(`${cityNames} ${countryNames}`).map((each) => [each, "place"] as const);
  return { kinds, cases: new Map<string, Case>([...days, ...places]) };
}

const table = read();

/** The stem itself, or without an attached "to" or "in" ("لجدة", "بتبوك"), whichever `known` has. */
function asKnown(wordStem: string, known: (stem: string) => boolean): string {
  const bare = /^[لب]./u.test(wordStem) ? wordStem.slice(1) : wordStem;
  return !known(wordStem) && known(bare) ? bare : wordStem;
}

/** Stems of the words for everything of this word's kind; empty when it is of no listed kind. Expects a stem. */
export function kindOf(wordStem: string): readonly string[] {
  return table.kinds.get(asKnown(wordStem, (stem) => table.kinds.has(stem))) ?? [];
}

/** Whether a word is a place or a day. Expects a stem. */
export function caseOf(wordStem: string): Case | undefined {
  return table.cases.get(asKnown(wordStem, (stem) => table.cases.has(stem)));
}
