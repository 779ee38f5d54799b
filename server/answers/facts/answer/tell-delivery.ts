import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { NamedPlace } from "#server/answers/facts/ask/frame.ts";
import { daysIn } from "#server/answers/facts/extract/schedule.ts";
import type { DeliveryZone, Note } from "#server/answers/facts/facts.ts";
import { languageOfText } from "#server/answers/compose/entry-text.ts";
import { amountIn, amountOf, readAmounts, freePattern } from "#server/answers/facts/fees.ts";
import { tellSeveralPlaces } from "./compare-zones.ts";
import { tellFreeDelivery } from "./free-delivery.ts";
import { endSentence, withoutOwnYes } from "./polarity.ts";
import { tellSameDay } from "./same-day.ts";
import { findPlaces, isListOfPlaces, isSaudiCity } from "#server/answers/facts/places.ts";
import { words } from "#server/answers/text/words.ts";
import { placeName } from "./tell-places.ts";
import type { Question, FactAnswer } from "./fact-answer.ts";
import { wording } from "./wording.ts";
import { isOnOtherDays, tellsDays } from "./zone-days.ts";
import {
  details,
  isAmountReadableIn,
  isReadableIn,
  outsidePattern,
  withoutRepeatedZones,
  zoneLines,
} from "./zone-lines.ts";

const maxZones = 12;
/** With fewer zones than this a missing place does not mean that it is not served. */
const minListed = 3;
const maxNotesCharacters = 320;
/** Patterns of zones without delivery that are not named themselves: "other cities", "outside Riyadh". */
const everywhereElsePattern = factPattern(String.raw`{everywhere_else}|(?<!\p{L})rest(?!\p{L})`, "iu");
/** Names of zones for delivery on the day of the order. */
const sameDayPattern = factPattern("{same_day}", "iu");

/** The countries to which "other cities" refers. */
const home = new Set(["سعوديه"]);

/** The zones of the home country do not answer a question about another country. */
const domesticPattern = factPattern("{domestic}|(?:inside|within) (?:the kingdom|saudi)", "iu");
const isAbroad = ({ key, isCountry }: Pick<NamedPlace, "key" | "isCountry">): boolean =>
  isCountry ? !home.has(key) : !isSaudiCity(key);

/** The zone for all other places that includes a place without a zone of its own. */
const restOf = ({ key, isCountry }: NamedPlace): DeliveryZone["rest"] =>
  !isCountry || home.has(key) ? "country" : "other";

/**
 * The zones that a question is about: by district, otherwise by city, otherwise the zone for the rest of the country.
 */
export function chooseZones(
  { frame }: Pick<Question, "frame">,
  zones: readonly DeliveryZone[],
): DeliveryZone[] {
  if (frame.zones.length > 0) return frame.zones.flatMap(({ at }) => zones[at] ?? []);
  const [place] = frame.places;
  if (place === undefined) return [];
  const named = zones.filter(({ places }) => places.includes(place.key));
  if (named.length > 0) return named;
  const ofRegion = zones.filter(({ regionCities = [] }) => regionCities.includes(place.key));
  if (ofRegion.length > 0) return ofRegion;
  const rest = zones.find((zone) => zone.rest === restOf(place));
  return rest === undefined ? [] : [rest];
}

/** The zones outside a place; zones of other countries where the place is the home country. */
function zonesOutside({ key, isCountry }: NamedPlace, zones: readonly DeliveryZone[]): DeliveryZone[] {
  const isForeign = ({ rest, area }: DeliveryZone): boolean =>
    rest === "other" || findPlaces(words(area)).some(isAbroad);
  return isCountry ? zones.filter(isForeign) : zones.filter(({ places }) => !places.includes(key));
}

/** The zones with the lowest or highest fee. */
function tellExtremeFee(question: Question, zones: readonly DeliveryZone[]): FactAnswer | undefined {
  const { frame, language } = question;
  const texts = wording(language);
  const amounts = zones.map(amountOf);
  if (zones.length < 2 || amounts.includes(undefined)) return undefined;
  const isCheapest = frame.asks.has("cheapest");
  const wanted = isCheapest ? Math.min(...(amounts as number[])) : Math.max(...(amounts as number[]));
  const found = zones.filter((_, at) => amounts[at] === wanted);
  const areas = found.map((zone) => `${zone.area} (${details(zone, question)})`).join(texts.comma);
  return { text: isCheapest ? texts.cheapestTo(areas) : texts.dearestTo(areas), facts: found };
}

/** Whether a sentence applies to a place: it names the place or no city at all. */
function isOf(quote: string, key: string): boolean {
  const cities = findPlaces(words(quote)).filter(({ isCountry }) => !isCountry);
  return cities.length === 0 || cities.some((city) => city.key === key);
}

function within(notes: readonly Note[]): Note[] {
  let length = 0;
  return notes.filter(({ quote }) => (length += quote.length) <= maxNotesCharacters);
}

/** Whether a sentence excludes a place from delivery, by name or as one of all other places. */
function isOutside(quote: string, key: string): boolean {
  if (!outsidePattern.test(quote)) return false;
  return everywhereElsePattern.test(quote) || findPlaces(words(quote)).some((place) => place.key === key);
}

const ramadanPattern = factPattern("{ramadan}", "iu");

/** Whether a sentence is about the day or about Ramadan that the question names. */
function isOfDayAsked({ quote }: Note, { frame }: Question): boolean {
  if (frame.isRamadan) return ramadanPattern.test(quote);
  const days = daysIn(quote);
  return days.length < 7 && frame.days.length < 7 && frame.days.some((day) => days.includes(day));
}

/** The lines for the zones of the requested place, and when delivery there is free. */
function tellZones(
  question: Question,
  zones: readonly DeliveryZone[],
  notes: readonly Note[],
): FactAnswer | undefined {
  const { frame, language } = question;
  if (!zones.every((zone) => isAmountReadableIn(zone, language))) return undefined;
  const [place] = frame.places;
  const [called] = frame.zones;
  // A zone may be called in its list's language where the question names the city in another.
  const names = [called?.name, place === undefined ? undefined : placeName(place, language)];
  const name = names.find((each) => each !== undefined && languageOfText(each) === language);
  if (name === undefined) return undefined;
  const texts = wording(language);
  const lines = zones.map((zone) => {
    const isOwnName = [name, place?.written ?? ""].some(
      (each) => words(zone.area).join(" ") === words(each).join(" "),
    );
    // A zone of several cities is stated for the city in the question.
    const isOfCities = zones.length === 1 && place !== undefined && isListOfPlaces(zone.area);
    const area = isOwnName || isOfCities || languageOfText(zone.area) !== language ? "" : `${zone.area}: `;
    return `${area}${details(zone, question)}.`;
  });
  const keys = new Set(zones.flatMap(({ places }) => places));
  // A sentence is left out when its amounts were already stated by the zones.
  const repeatsZoneAmounts = (quote: string): boolean => {
    const amounts = readAmounts(quote);
    const statedAmounts = readAmounts(lines.join(" "));
    return (
      (amounts.length === 1 && zones.every(({ freeFrom = "" }) => amountIn(freeFrom) === amountIn(quote))) ||
      (amounts.length > 1 && lines.length === 1 && amounts.every((amount) => statedAmounts.includes(amount)))
    );
  };
  // The zone's own statement takes precedence over a statement about all places.
  const isOfAll = (quote: string): boolean => findPlaces(words(quote)).length === 0;
  const hasOwn = zones.some(({ freeFrom }) => freeFrom !== undefined);
  const free = notes.find(
    ({ quote }) =>
      freePattern.test(quote) &&
      !repeatsZoneAmounts(quote) &&
      !(hasOwn && isOfAll(quote)) &&
      !outsidePattern.test(quote) &&
      !(place !== undefined && isAbroad(place) && domesticPattern.test(quote)) &&
      (place === undefined
        ? keys.size === 0 || [...keys].some((key) => isOf(quote, key))
        : isOf(quote, place.key)),
  );
  const [only] = zones;
  const zoneTexts =
    lines.length === 1
      ? [
          isOnOtherDays(only!, frame.days)
            ? `${texts.no}${only!.area}: ${details(only!, question)}.`
            : `${texts.deliverTo(name)} ${lines[0]}`,
        ]
      : [texts.deliverTo(name), ...lines.map((line) => `• ${line}`)];
  const also = free === undefined ? [] : [withoutOwnYes(free.quote)];
  return {
    text: [...zoneTexts, ...also].join("\n"),
    facts: [...zones, ...(free === undefined ? [] : [free])],
  };
}

/**
 * For a city of the home country without a zone the whole list is given. For places abroad the texts often say more
 * than the list.
 */
function tellUnlistedPlace(question: Question, place: NamedPlace): FactAnswer | undefined {
  const { facts, language } = question;
  const name = placeName(place, language);
  const hasOthers = facts.zones.some((zone) => zone.rest === "country");
  if (!isSaudiCity(place.key) || hasOthers || languageOfText(name) !== language) return undefined;
  const zones = facts.zones.filter((zone) => isReadableIn(zone, language)).slice(0, maxZones);
  if (zones.length < minListed) return undefined;
  return { text: [wording(language).unlisted(name), ...zoneLines(zones, question)].join("\n"), facts: zones };
}

/** The zones with delivery on the day of the order; for a place in none of them first that it is in none. */
function tellSameDayZones(question: Question): FactAnswer | undefined {
  const { frame, facts, language } = question;
  if (!frame.asks.has("same_day")) return undefined;
  const zones = facts.zones.filter(
    (zone) => isReadableIn(zone, language) && sameDayPattern.test(`${zone.area} ${zone.time ?? ""}`),
  );
  if (zones.length === 0) return undefined;
  const sameDayLines = zoneLines(zones, question);
  if (frame.places.length + frame.zones.length === 0) return { text: sameDayLines.join("\n"), facts: zones };
  const own = chooseZones(question, facts.zones).filter((zone) => isReadableIn(zone, language));
  if (own.length === 0 || own.some((zone) => zones.includes(zone))) return undefined;
  const ownLines = own.map((zone) => `${zone.area}: ${details(zone, question)}.`);
  const no = endSentence(wording(language).no);
  const text = [no, ...ownLines, ...sameDayLines].join("\n");
  return { text, facts: [...own, ...zones] };
}

/** Answers for everywhere outside a place: the other zones, or that there is no delivery. */
function tellOutside(question: Question, place: NamedPlace, notes: readonly Note[]): FactAnswer | undefined {
  const { facts, language } = question;
  const zones = zonesOutside(place, facts.zones);
  const shown = zones.filter((zone) => isReadableIn(zone, language)).slice(0, maxZones);
  if (shown.length > 0)
    return { text: [wording(language).zones, ...zoneLines(shown, question)].join("\n"), facts: shown };
  const outside = zones.length > 0 ? [] : notes.filter(({ quote }) => isOutside(quote, place.key));
  if (outside.length === 0) return undefined;
  return { text: outside.map(({ quote }) => quote).join(" "), facts: outside };
}

/**
 * The zones of a list: those in the language of the reply, and before them the home country's where only another list has
 * them. A business that writes in the other language alone is quoted with its own names.
 */
function zonesToTell(inLanguage: readonly DeliveryZone[], all: readonly DeliveryZone[]): DeliveryZone[] {
  const isHome = ({ places }: DeliveryZone): boolean => places.some(isSaudiCity);
  if (inLanguage.length === 0) return [...all];
  const isHomeTold = inLanguage.some((zone) => isHome(zone) || zone.rest === "country");
  const missing = isHomeTold ? [] : all.filter((zone) => isHome(zone) && !inLanguage.includes(zone));
  return [...missing, ...inLanguage];
}

/** Answers whether, at what fee and how soon a place is served; all zones for a question without a place. */
export function tellDelivery(question: Question): FactAnswer | undefined {
  const { frame, facts, language } = question;
  const texts = wording(language);
  const inEitherLanguage = facts.notes.filter(({ topic }) => topic === "delivery");
  const notes = inEitherLanguage.filter(({ quote }) => languageOfText(quote) === language);
  const [place] = frame.places;
  if (frame.asks.has("same_day") || frame.relativeDay === "today") {
    const today = tellSameDay(question) ?? tellSameDayZones(question);
    if (today !== undefined) return today;
  }
  if (place?.isExcluded === true) return tellOutside(question, place, notes);
  const several = tellSeveralPlaces(question, chooseZones);
  if (several !== undefined) return several;
  const all = chooseZones(question, facts.zones);
  // A list that exists in both languages is given once.
  const own = all.filter((zone) => isAmountReadableIn(zone, language));
  const zones = own.length > 0 ? own : all;
  const ofDayInLanguage = notes.filter((note) => isOfDayAsked(note, question));
  const ofDay =
    ofDayInLanguage.length > 0
      ? ofDayInLanguage
      : inEitherLanguage.filter((note) => isOfDayAsked(note, question));
  if (ofDay.length > 0 && zones.length === 0 && place === undefined)
    return { text: ofDay.map(({ quote }) => quote).join(" "), facts: ofDay };
  if (zones.length > 0) {
    const zonesAnswer = tellZones(question, zones, notes);
    const [note] = ofDay;
    if (zonesAnswer === undefined || note === undefined || zonesAnswer.text.includes(note.quote))
      return zonesAnswer;
    return {
      text: `${note.quote}\n${zoneLines(zones, question).join("\n")}`,
      facts: [note, ...zonesAnswer.facts],
    };
  }
  if (place !== undefined) {
    const outside = notes.filter(({ quote }) => isOutside(quote, place.key));
    if (facts.zones.length === 0) return undefined;
    if (outside.length === 0) return tellUnlistedPlace(question, place);
    return { text: outside.map(({ quote }) => quote).join(" "), facts: outside };
  }
  // Zones state neither the days of delivery nor whether there is delivery in Ramadan.
  const namesDay = frame.days.length > 0 || frame.isRamadan;
  if (frame.asks.has("days") || (namesDay && !facts.zones.some(tellsDays))) return undefined;
  const inLanguage = facts.zones.filter((zone) => isReadableIn(zone, language));
  const isForeign = inLanguage.length === 0;
  const shown = zonesToTell(inLanguage, facts.zones).slice(0, maxZones);
  if (shown.length === 0) return undefined;
  if (frame.asks.has("cheapest") || frame.asks.has("dearest"))
    return shown.length < facts.zones.length ? undefined : tellExtremeFee(question, shown);
  if (frame.asks.has("free")) return tellFreeDelivery(question, notes);
  const lines = zoneLines(shown, question);
  const limits = isForeign ? inEitherLanguage : notes;
  const also = withoutRepeatedZones(within(limits), lines);
  return {
    text: [texts.zones, ...lines, ...also.map(({ quote }) => quote)].join("\n"),
    facts: [...shown, ...also],
  };
}
