import type { DeliveryZone, Note } from "#server/answers/facts/facts.ts";
import { citiesOfRegions, placesIn } from "#server/answers/facts/places.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { districtsIn } from "./districts.ts";
import type { Section, TableRow } from "./sections.ts";
import { Signs } from "./signs.ts";

/** "باقي مدن المملكة", "other cities", "rest of the Kingdom". */
const REST = /باقي|بقية|سائر|غيرها|خارج|other|rest|elsewhere|remaining/iu;
/** A direction that stands before another name. */
const DIRECTION_OF =
  /(?:^|\s)(?:شمال|جنوب|شرق|غرب|وسط|north|south|east|west|central)\s+(?!و|and|region|province)\p{L}/iu;
const MONEY = /\d|مجان|free/iu;

/** "Without", "not included", "–" are no amounts. */
const isAmount = (cell: string): boolean => /\p{Nd}/u.test(cell);
/** "We do not serve Makkah": said anywhere, it is about where it delivers. */
const SERVES_NOT =
  /(?:لا|ما)\s+(?:نشحن|نوصل|نخدم|نغطي|نصل)|(?:not|don't|do not)\s+(?:ship|deliver|serve|cover)/iu;

const BRACKETED = /[(（]([^()（）]+)[)）]/u;

/** A cell with the unit that its heading names in brackets: "45" under "Fee (SAR)", "3-5" under "المدة (أيام)". */
function withUnit({ heading, text }: TableRow["cells"][number]): string {
  const unit = BRACKETED.exec(heading)?.[1]?.trim();
  const isBare = /^[\d\s.,–—-]*\d[\d\s.,–—-]*$/u.test(withAsciiDigits(text));
  return unit !== undefined && isBare && /^\p{L}/u.test(unit) ? `${text} ${unit}` : text;
}

function zoneOf(given: TableRow): DeliveryZone | undefined {
  const row = { ...given, cells: given.cells.map((cell) => ({ ...cell, text: withUnit(cell) })) };
  const signs = row.cells.map(({ heading }) => new Signs(heading));
  const under = (kind: string): string[] =>
    row.cells.flatMap(({ text }, at) => (signs[at]!.has(`heading:${kind}`) ? [text] : []));
  const at = (kind: string): string | undefined => under(kind)[0];
  const areas = under("place");
  // Of a letter and the districts it stands for the districts are what a customer knows.
  const named = [...areas].sort((a, b) => b.length - a.length)[0];
  const area = named ?? (row.cells[0]?.heading === "" ? row.cells[0].text : undefined);
  const fee = row.cells.find(
    (_, i) => signs[i]!.has("heading:fee") && !signs[i]!.has("heading:free_from"),
  )?.text;
  const time = at("time");
  if (area === undefined || (fee === undefined && time === undefined)) return undefined;
  if (areas.length === 0 && placesIn(words(area)).length === 0) return undefined;
  if (fee !== undefined && !MONEY.test(withAsciiDigits(fee)) && time === undefined) return undefined;
  const minimum = at("minimum");
  const freeFrom = at("free_from");
  const quote = given.cells.map(({ text }) => text).join(" | ");
  return {
    ...zoneFor(area, areas, { entry: row.entry, quote }),
    ...(fee !== undefined && { fee }),
    ...(time !== undefined && { time }),
    ...(minimum !== undefined && isAmount(minimum) && { minimum }),
    ...(freeFrom !== undefined && isAmount(freeFrom) && { freeFrom }),
  };
}

/** A zone by its name; `areas` are all the names that it is written under. */
export function zoneFor(
  area: string,
  areas: readonly string[],
  { entry, quote }: { entry: number; quote: string },
): DeliveryZone {
  const places = placesIn(words(area));
  if (!REST.test(area)) {
    // "North of Riyadh" is a part of a city, no region of the country.
    const cities = DIRECTION_OF.test(area) ? [] : citiesOfRegions(words(area));
    return {
      area,
      places: places.map(({ key }) => key),
      entry,
      quote,
      districts: areas.flatMap(districtsIn),
      ...(cities.length > 0 && { regionCities: cities }),
    };
  }
  const isOfCountry = places.some(({ isCountry }) => isCountry) || /مدن|محافظات|cit/iu.test(area);
  return { area, places: [], entry, quote, rest: isOfCountry ? "country" : "other" };
}

/** Where it delivers, at what fee and how soon, and what else is said of it. */
export function deliveryIn(sections: readonly Section[]): { zones: DeliveryZone[]; notes: Note[] } {
  const zones: DeliveryZone[] = [];
  const notes: Note[] = [];
  for (const section of sections) {
    const title = new Signs(section.title);
    const announced = title.has("section:delivery") && !title.has("section:payment");
    for (const row of section.rows) {
      const zone = zoneOf(row);
      const isDelivery = announced || row.cells.some(({ heading }) => new Signs(heading).has("delivers"));
      if (zone !== undefined && isDelivery) zones.push(zone);
    }
    const isAbout = announced || title.has("delivers");
    for (const { text, entry } of section.sentences) {
      const signs = new Signs(text);
      const isRefusal = SERVES_NOT.test(text) && placesIn(words(text)).length > 0;
      if (isRefusal || (isAbout && (signs.has("delivers") || signs.has("free_from"))))
        notes.push({ topic: "delivery", entry, quote: text });
    }
  }
  return { zones, notes };
}
