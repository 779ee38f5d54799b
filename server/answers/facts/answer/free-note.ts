import { languageOfText } from "#server/answers/compose/entry-text.ts";
import type { Language } from "#server/answers/entry.ts";
import type { BusinessFacts } from "#server/answers/facts/facts.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { findPlaces, isSaudiCity } from "#server/answers/facts/places.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { freePattern, moneyPattern } from "#server/answers/facts/fees.ts";
import { outsidePattern } from "./zone-lines.ts";

/** A sentence that says when delivery is free. */
export interface FreeNote {
  quote: string;
  /** Whether it states one amount, so that it is known for which orders delivery is free. */
  isTold: boolean;
  /** Whether it is for an order of this amount; a sentence that names no single amount of money never tells. */
  isFreeFor: (amount: number) => boolean;
}

/** What is said of the home country holds for its cities. */
const homeCountry = "سعوديه";

/** "فوق 400" begins behind that amount, "من 400" with it. */
export const overPattern = cuePattern(
  findCues("bounds"),
  String.raw`(?<!\p{L}){step_over}\s+(?:ال\S*\s+)?\d`,
  "iu",
);

const placesIn = (text: string): string[] => findPlaces(words(text)).map(({ key }) => key);

const plainOf = (quote: string): string => withAsciiDigits(quote).replace(/(?<=\d),(?=\d{3})/gu, "");

const amountsIn = (quote: string): number[] =>
  [...plainOf(quote).matchAll(moneyPattern)].map(([, each]) => Number(each));

/** The statement on free delivery that holds for an area; undefined where there is none in the customer's language. */
export function findFreeNote(area: string, facts: BusinessFacts, language: Language): FreeNote | undefined {
  const own = placesIn(area);
  const notes = facts.notes.filter(({ topic, quote }) => {
    if (topic !== "delivery" || !freePattern.test(quote) || outsidePattern.test(quote)) return false;
    const places = placesIn(quote);
    return (
      languageOfText(quote) === language &&
      (places.length === 0 ||
        own.length === 0 ||
        places.some((key) => own.includes(key) || (key === homeCountry && own.every(isSaudiCity))))
    );
  });
  // "Delivery on the same day is not free" says less than "free from 300".
  const note = notes.find(({ quote }) => amountsIn(quote).length === 1) ?? notes[0];
  if (note === undefined) return undefined;
  const plain = plainOf(note.quote);
  const [amount, ...others] = amountsIn(note.quote);
  const isTold = amount !== undefined && others.length === 0;
  const isOver = overPattern.test(plain);
  return { quote: note.quote, isTold, isFreeFor: (sum) => isTold && (isOver ? sum > amount : sum >= amount) };
}
