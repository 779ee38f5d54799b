import type { Language } from "#server/answers/entry.ts";
import type { DeliveryZone, Note } from "#server/answers/facts/facts.ts";
import { languageOfText } from "#server/answers/compose/entry-text.ts";
import { sameDayTold } from "./same-day.ts";
import { placesIn } from "#server/answers/facts/places.ts";
import { words } from "#server/answers/text/words.ts";
import { inLanguage, isSaidIn } from "./units.ts";
import { placeName } from "./places-told.ts";
import type { Question, Told } from "./told.ts";
import { wording } from "./wording.ts";

const MAX_ZONES = 8;
const MAX_NOTES_CHARACTERS = 320;
const OUTSIDE = /(?:لا|ما)\s+(?:نشحن|نوصل|يوجد)|خارج|(?:not|don't|do not)\s+(?:ship|deliver)|outside/iu;
const FREE = /مجان|free/iu;

/** The countries whose cities "other cities" are. */
const HOME = new Set(["سعوديه"]);

function zoneFor(question: Question, zones: readonly DeliveryZone[]): DeliveryZone | undefined {
  const [place] = question.frame.places;
  if (place === undefined) return undefined;
  const named = zones.find(({ places }) => places.includes(place.key));
  if (named !== undefined) return named;
  const rest = zones.find((zone) => zone.rest === "country");
  return !place.isCountry || HOME.has(place.key) ? rest : undefined;
}

function details({ fee, time }: DeliveryZone, { language }: Question): string {
  const said = [fee, time].flatMap((each) => (each === undefined ? [] : [inLanguage(each, language)]));
  return said.join(wording(language).comma);
}

/** A sentence of the source, translated by half, helps nobody: the texts may have it in the customer's language. */
function isAmountToldIn({ fee, time }: DeliveryZone, language: Language): boolean {
  return [fee, time].every((each) => each === undefined || isSaidIn(each, language));
}

/** Whether all of a zone, its name included, could be said in a language. */
function isToldIn(zone: DeliveryZone, language: Language): boolean {
  return isAmountToldIn(zone, language) && languageOfText(zone.area) === language;
}

/** Whether a sentence holds for a place: it names it, or names no city at all. */
function isOf(quote: string, key: string): boolean {
  const cities = placesIn(words(quote)).filter(({ isCountry }) => !isCountry);
  return cities.length === 0 || cities.some((city) => city.key === key);
}

function within(notes: readonly Note[]): Note[] {
  let length = 0;
  return notes.filter(({ quote }) => (length += quote.length) <= MAX_NOTES_CHARACTERS);
}

/** Whether, at what fee and how soon it delivers to a place; all zones where none is named. */
export function deliveryTold(question: Question): Told | undefined {
  const { frame, facts, language } = question;
  const texts = wording(language);
  const notes = facts.notes.filter(
    ({ topic, quote }) => topic === "delivery" && languageOfText(quote) === language,
  );
  const [place] = frame.places;
  if (frame.asks.has("same_day") || frame.relativeDay === "today") {
    const today = sameDayTold(question);
    if (today !== undefined) return today;
  }
  if (place !== undefined) {
    const zone = zoneFor(question, facts.zones);
    if (zone !== undefined) {
      if (!isAmountToldIn(zone, language)) return undefined;
      const isOwnName = words(zone.area).join(" ") === words(place.written).join(" ");
      const area = isOwnName || languageOfText(zone.area) !== language ? "" : `${zone.area}: `;
      const told = `${texts.deliverTo(placeName(place, language))} ${area}${details(zone, question)}.`;
      const free = notes.filter(
        ({ quote }) => FREE.test(quote) && !OUTSIDE.test(quote) && isOf(quote, place.key),
      );
      const [also] = free;
      const said = also === undefined ? [told] : [told, also.quote.replace(/^(?:نعم|yes)[،,]\s*/iu, "")];
      return { text: said.join("\n"), facts: [zone, ...free.slice(0, 1)] };
    }
    const outside = notes.filter(({ quote }) => OUTSIDE.test(quote));
    if (facts.zones.length === 0 || outside.length === 0) return undefined;
    return { text: outside.map(({ quote }) => quote).join(" "), facts: outside };
  }
  // On which days it delivers is not told by zones.
  if (frame.asks.has("days")) return undefined;
  const shown = facts.zones.filter((zone) => isToldIn(zone, language)).slice(0, MAX_ZONES);
  if (shown.length === 0) return undefined;
  const lines = shown.map((zone) => `• ${zone.area}: ${details(zone, question)}`);
  const also = within(notes);
  return {
    text: [texts.zones, ...lines, ...also.map(({ quote }) => quote)].join("\n"),
    facts: [...shown, ...also],
  };
}
