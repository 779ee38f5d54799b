import { languageOfText } from "#server/answers/compose/entry-text.ts";
import type { Language } from "#server/answers/entry.ts";
import type { DeliveryZone, Note } from "#server/answers/facts/facts.ts";
import { numbersIn } from "#server/answers/text/normalise.ts";
import type { Question } from "./fact-answer.ts";
import { isWrittenIn, translateAmount } from "./units.ts";
import { wording } from "./wording.ts";

/** In longer lists nobody reads remarks. */
const maxRemarked = 3;
/** A sentence that says where nothing is delivered to. */
export const outsidePattern =
  /(?:لا|ما)\s+(?:نشحن|نوصل|نخدم|نغطي|نصل|يوجد)|خارج|(?:not|don't|do not)\s+(?:ship|deliver|serve|cover)|outside/iu;
/** What is said of a zone; in a list of all of them without its remark. */
export function details(zone: DeliveryZone, { language }: Question, isListed = false): string {
  const texts = wording(language);
  const amount = (text: string): string => translateAmount(text, language);
  const said = [
    ...[zone.fee, zone.time].flatMap((each) => (each === undefined ? [] : [amount(each)])),
    ...(zone.freeFrom === undefined ? [] : [texts.freeFrom(amount(zone.freeFrom))]),
    ...(zone.minimum === undefined ? [] : [texts.orderFrom(amount(zone.minimum))]),
  ];
  const remark =
    isListed || zone.remark === undefined || !isWrittenIn(zone.remark, language) ? "" : ` (${zone.remark})`;
  return `${said.join(texts.comma)}${remark}`;
}

export const zoneLines = (zones: readonly DeliveryZone[], question: Question): string[] =>
  zones.map((zone) => `• ${zone.area}: ${details(zone, question, zones.length > maxRemarked)}`);

/** A sentence of the source, translated by half, helps nobody: the texts may have it in the customer's language. */
export function isAmountReadableIn(zone: DeliveryZone, language: Language): boolean {
  const { fee, time, minimum, freeFrom, stated } = zone;
  return (
    stated === true ||
    [fee, time, minimum, freeFrom].every((each) => each === undefined || isWrittenIn(each, language))
  );
}

/** Whether all of a zone, its name included, could be said in a language. */
export function isReadableIn(zone: DeliveryZone, language: Language): boolean {
  return (
    zone.stated === true || (isAmountReadableIn(zone, language) && languageOfText(zone.area) === language)
  );
}

/** Notes that say more than the lines of the zones: one whose numbers all stand there repeats a zone in a sentence. */
export function untold(notes: readonly Note[], lines: readonly string[]): Note[] {
  const told = new Set(lines.flatMap(numbersIn));
  return notes.filter(({ quote }) => {
    const numbers = numbersIn(quote);
    return numbers.length === 0 || outsidePattern.test(quote) || !numbers.every((each) => told.has(each));
  });
}
