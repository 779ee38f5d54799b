import type { DeliveryZone, Note } from "#server/answers/facts/facts.ts";
import { placesIn } from "#server/answers/facts/places.ts";
import { words } from "#server/answers/text/words.ts";
import type { Section, TableRow } from "./sections.ts";
import { Signs } from "./signs.ts";

/** "باقي مدن المملكة", "other cities", "rest of the Kingdom". */
const REST = /باقي|بقية|سائر|غيرها|خارج|other|rest|elsewhere|remaining/iu;
const MONEY = /\d|مجان|free/iu;

function zoneOf(row: TableRow): DeliveryZone | undefined {
  const signs = row.cells.map(({ heading }) => new Signs(heading));
  const at = (kind: string): string | undefined =>
    row.cells.find((_, i) => signs[i]!.has(`heading:${kind}`))?.text;
  const area = at("place") ?? (row.cells[0]?.heading === "" ? row.cells[0].text : undefined);
  const fee = at("fee");
  const time = at("time");
  if (area === undefined || (fee === undefined && time === undefined)) return undefined;
  const isPlace = signs.some((each) => each.has("heading:place"));
  const named = placesIn(words(area));
  if (!isPlace && named.length === 0) return undefined;
  if (fee !== undefined && !MONEY.test(fee) && time === undefined) return undefined;
  const rest = REST.test(area)
    ? named.some(({ isCountry }) => isCountry) || /مدن|محافظات|cit/iu.test(area)
      ? "country"
      : "other"
    : undefined;
  return {
    area,
    places: rest === undefined ? named.map(({ key }) => key) : [],
    entry: row.entry,
    quote: row.cells.map(({ text }) => text).join(" | "),
    ...(fee !== undefined && { fee }),
    ...(time !== undefined && { time }),
    ...(rest !== undefined && { rest }),
  };
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
    if (!announced && !title.has("delivers")) continue;
    for (const { text, entry } of section.sentences) {
      const signs = new Signs(text);
      if (signs.has("delivers") || signs.has("free_from"))
        notes.push({ topic: "delivery", entry, quote: text });
    }
  }
  return { zones, notes };
}
