import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { DeliveryZone } from "#server/answers/facts/facts.ts";
import { citiesOfRegions, findPlaces } from "#server/answers/facts/places.ts";
import { words } from "#server/answers/text/words.ts";
import { extractDistricts } from "./districts.ts";

/** "باقي مدن المملكة", "other cities", "rest of the Kingdom". */
const restPattern = factPattern("{rest}", "iu");
/** Directions that may stand before a name. */
const directionOfPattern = factPattern(
  String.raw`(?:^|\s){direction}\s+(?:(?:و|and\s+){second_direction}\s+)?(?!و|and|region|province)\p{L}`,
  "iu",
);
const citiesPattern = factPattern("{cities}", "iu");
const bracketedPattern = /[(（]([^()（）]+)[)）]/u;

/** Creates a zone; `areas` are all its names. */
export function zoneFor(
  area: string,
  areas: readonly string[],
  { entry, quote }: { entry: number; quote: string },
): DeliveryZone {
  const places = findPlaces(words(area));
  if (!restPattern.test(area)) {
    // "North of Riyadh" is a part of a city, no region of the country.
    const cities = directionOfPattern.test(area) ? [] : citiesOfRegions(words(area));
    return {
      area,
      places: places.map(({ key }) => key),
      entry,
      quote,
      districts: areas.flatMap((each) => [
        ...extractDistricts(each),
        ...extractDistricts(bracketedPattern.exec(each)?.[1] ?? ""),
      ]),
      ...(cities.length > 0 && { regionCities: cities }),
    };
  }
  const isOfCountry = places.some(({ isCountry }) => isCountry) || citiesPattern.test(area);
  return { area, places: [], entry, quote, rest: isOfCountry ? "country" : "other" };
}
