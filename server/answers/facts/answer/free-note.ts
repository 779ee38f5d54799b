import { languageOfText } from "#server/answers/compose/entry-text.ts";
import type { Language } from "#server/answers/entry.ts";
import type { BusinessFacts } from "#server/answers/facts/facts.ts";
import { factPattern } from "#server/answers/facts/fact-texts.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { findPlaces } from "#server/answers/facts/places.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { freePattern } from "./fees.ts";
import { outsidePattern } from "./zone-lines.ts";

/** A sentence that says when delivery is free. */
export interface FreeNote {
  quote: string;
  /** Whether it is for an order of this amount; a sentence that names no single amount of money never tells. */
  isFreeFor: (amount: number) => boolean;
}

const moneyPattern = factPattern(
  String.raw`(\d+(?:\.\d+)?)\s*(?:{currency_name}|{currency_code}|SR|riyals?)(?!\p{L})`,
  "giu",
);

/** "فوق 400" begins behind that amount, "من 400" with it. */
const overPattern = cuePattern(findCues("bounds"), String.raw`(?<!\p{L}){step_over}\s+(?:ال\S*\s+)?\d`, "iu");

const placesIn = (text: string): string[] => findPlaces(words(text)).map(({ key }) => key);

/** The statement on free delivery that holds for an area; undefined where there is none in the customer's language. */
export function findFreeNote(area: string, facts: BusinessFacts, language: Language): FreeNote | undefined {
  const own = placesIn(area);
  const note = facts.notes.find(({ topic, quote }) => {
    if (topic !== "delivery" || !freePattern.test(quote) || outsidePattern.test(quote)) return false;
    const places = placesIn(quote);
    return (
      languageOfText(quote) === language &&
      (places.length === 0 || own.length === 0 || places.some((key) => own.includes(key)))
    );
  });
  if (note === undefined) return undefined;
  const plain = withAsciiDigits(note.quote).replace(/(?<=\d),(?=\d{3})/gu, "");
  const [amount, ...others] = [...plain.matchAll(moneyPattern)].map(([, each]) => Number(each));
  const isTold = amount !== undefined && others.length === 0;
  const isOver = overPattern.test(plain);
  return { quote: note.quote, isFreeFor: (sum) => isTold && (isOver ? sum > amount : sum >= amount) };
}
