import { factPattern } from "#server/answers/facts/fact-texts.ts";
import { languageOfText } from "#server/answers/compose/entry-text.ts";
import type { Language } from "#server/answers/entry.ts";
import type { DeliveryZone, Note } from "#server/answers/facts/facts.ts";
import { englishPlace, findPlaces, isListOfPlaces } from "#server/answers/facts/places.ts";
import { words } from "#server/answers/text/words.ts";
import { numbersIn } from "#server/answers/text/normalise.ts";
import type { Question } from "./fact-answer.ts";
import { isWrittenIn, translateAmount } from "./units.ts";
import { wording } from "./wording.ts";

/** Remarks are left out of lists with more zones than this. */
const maxRemarked = 3;
/** Sentences about places without delivery. */
export const outsidePattern = factPattern(
  String.raw`(?:لا|ما)\s+{serve_there}|خارج|(?:not|don't|do not)\s+{serve}|outside`,
  "iu",
);
/** The line for a zone; in a long list without its remark. */
export function details(zone: DeliveryZone, { language }: Question, isListed = false): string {
  const texts = wording(language);
  // Half a translation is harder to read than the business's own words.
  const amount = (text: string): string =>
    isWrittenIn(text, language) ? translateAmount(text, language) : text;
  const said = [
    ...[zone.fee, zone.time].flatMap((each) => (each === undefined ? [] : [amount(each)])),
    ...(zone.freeFrom === undefined ? [] : [texts.freeFrom(amount(zone.freeFrom))]),
    ...(zone.minimum === undefined ? [] : [texts.orderFrom(amount(zone.minimum))]),
  ];
  // A condition in the other language is told in its own words.
  const remark = isListed || zone.remark === undefined ? "" : ` (${zone.remark})`;
  return `${said.join(texts.comma)}${remark}`;
}

/** The name of a zone: cities in the language of the reply, anything else as it is written. */
function areaName({ area }: DeliveryZone, language: Language): string {
  if (language !== "en" || languageOfText(area) === language || !isListOfPlaces(area)) return area;
  const keys = new Set(findPlaces(words(area)).map(({ key }) => key));
  const names = [...keys].map((key) => englishPlace(key));
  return names.every((name) => name !== undefined) ? names.join(wording(language).comma) : area;
}

export const zoneLines = (zones: readonly DeliveryZone[], question: Question): string[] =>
  zones.map(
    (zone) =>
      `• ${areaName(zone, question.language)}: ${details(zone, question, zones.length > maxRemarked)}`,
  );

/** A half-translated sentence is not used, because the texts may have it in the customer's language. */
export function isAmountReadableIn(zone: DeliveryZone, language: Language): boolean {
  const { fee, time, minimum, freeFrom, stated } = zone;
  return (
    stated === true ||
    [fee, time, minimum, freeFrom].every((each) => each === undefined || isWrittenIn(each, language))
  );
}

/** Whether a zone and its name can be translated completely. */
export function isReadableIn(zone: DeliveryZone, language: Language): boolean {
  return (
    zone.stated === true || (isAmountReadableIn(zone, language) && languageOfText(zone.area) === language)
  );
}

/** Notes with more than the zones' lines; a note whose numbers all stand in these lines repeats a zone. */
export function withoutRepeatedZones(notes: readonly Note[], lines: readonly string[]): Note[] {
  const statedNumbers = new Set(lines.flatMap(numbersIn));
  return notes.filter(({ quote }) => {
    const numbers = numbersIn(quote);
    return (
      numbers.length === 0 || outsidePattern.test(quote) || !numbers.every((each) => statedNumbers.has(each))
    );
  });
}
