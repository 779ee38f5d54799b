import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { DeliveryZone, Note } from "#server/answers/facts/facts.ts";
import { findPlaces } from "#server/answers/facts/places.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { zoneFor } from "./delivery-zone.ts";
import { readProseZones, readSentenceZones } from "./prose-zones.ts";
import type { Section, TableRow } from "./sections.ts";
import { Signs } from "./signs.ts";

const moneyPattern = /\d|مجان|free/iu;

/** Cells without an amount: "without", "not included", "–". */
const isAmount = (cell: string): boolean => /\p{Nd}/u.test(cell);
/** Statements about places without service ("we do not serve Makkah") count in any section. */
const servesNotPattern = factPattern(String.raw`(?:لا|ما)\s+{we_serve}|(?:not|don't|do not)\s+{serve}`, "iu");

const noServicePattern = factPattern(String.raw`^\s*{no_service}`, "iu");

const bracketedPattern = /[(（]([^()（）]+)[)）]/u;

/** Adds the unit in the brackets of the heading to a cell: "45" under "Fee (SAR)", "3-5" under "المدة (أيام)". */
function withUnit({ heading, text }: TableRow["cells"][number]): string {
  const unit = bracketedPattern.exec(heading)?.[1]?.trim();
  const isBare = /^[\d\s.,–—-]*\d[\d\s.,–—-]*$/u.test(withAsciiDigits(text));
  return unit !== undefined && isBare && /^\p{L}/u.test(unit) ? `${text} ${unit}` : text;
}

/** Adds the currency that the texts use to a bare fee: "6" under "delivery fee". */
function withCurrency(cell: TableRow["cells"][number], currency: string): TableRow["cells"][number] {
  const signs = new Signs(cell.heading);
  const isMoney = ["fee", "minimum", "free_from"].some((kind) => signs.has(`heading:${kind}`));
  const isBare = /^\d[\d.,]*$/u.test(withAsciiDigits(cell.text).trim());
  const isNone = Number(withAsciiDigits(cell.text)) === 0;
  return isMoney && isBare && !isNone && currency !== ""
    ? { ...cell, text: `${cell.text.trim()} ${currency}` }
    : cell;
}

const currencyNamePattern = factPattern(String.raw`\d\s*({currency_name})`);
const currencyCodePattern = factPattern(String.raw`(?<!\p{L})({currency_code})(?!\p{L})`);

/** The currency in the texts' own form, in the language of the table; "" where they name none. */
function currencyIn(sections: readonly Section[], isArabic: boolean): string {
  const word = isArabic ? currencyNamePattern : currencyCodePattern;
  for (const { sentences } of sections)
    for (const { text } of sentences) {
      const [, found] = word.exec(text) ?? [];
      if (found !== undefined) return found;
    }
  return "";
}

const maxRemarkLength = 80;
const nothingPattern = /^\s*(?:[-–—]|لا يوجد|none|n\/a)?\s*$/iu;

/** The other columns of a zone: days, hours and remarks. */
function remarkOf(row: TableRow, known: readonly string[]): string | undefined {
  const remarks = row.cells.flatMap(({ heading, text }) => {
    const signs = new Signs(heading);
    const isRead = known.some((kind) => signs.has(`heading:${kind}`));
    return isRead || heading === "" || nothingPattern.test(text) || text.length > maxRemarkLength
      ? []
      : [text.trim()];
  });
  return remarks.length === 0 ? undefined : remarks.join("، ");
}

/** A row such as "Muhayil | we do not deliver there yet" is no zone and is kept as a note. */
function refusalIn(row: TableRow): string | undefined {
  const place = row.cells.find(({ heading }) => new Signs(heading).has("heading:place"))?.text;
  const refusal = row.cells.find(
    ({ text }) => servesNotPattern.test(text) || noServicePattern.test(text),
  )?.text;
  // A place with a fee is served; a statement that something is not delivered there is about some goods.
  const isServed = row.cells.some(
    ({ heading, text }) => new Signs(heading).has("heading:fee") && isAmount(text),
  );
  return place === undefined || refusal === undefined || isServed ? undefined : `${place}: ${refusal}`;
}

function zoneOf(given: TableRow, currency: string): DeliveryZone | undefined {
  const units = given.cells.map((cell) => ({ ...cell, text: withUnit(cell) }));
  const row = { ...given, cells: units.map((cell) => withCurrency(cell, currency)) };
  const signs = row.cells.map(({ heading }) => new Signs(heading));
  const under = (kind: string): string[] =>
    row.cells.flatMap(({ text }, at) => (signs[at]!.has(`heading:${kind}`) ? [text] : []));
  const at = (kind: string): string | undefined => under(kind)[0];
  const areas = under("place");
  // Where a zone is a letter for some districts, customers know the districts.
  const named = [...areas].sort((a, b) => b.length - a.length)[0];
  const area = named ?? (row.cells[0]?.heading === "" ? row.cells[0].text : undefined);
  const fee = row.cells.find(
    (_, i) => signs[i]!.has("heading:fee") && !signs[i]!.has("heading:free_from"),
  )?.text;
  const time = at("time");
  if (area === undefined || (fee === undefined && time === undefined)) return undefined;
  // Headings in two lines: the second stands among the rows.
  const isHeading = words(area).length === 1 && new Signs(area).has("heading:place");
  if (isHeading && findPlaces(words(area)).length === 0) return undefined;
  if (areas.length === 0 && findPlaces(words(area)).length === 0) return undefined;
  if (fee !== undefined && !moneyPattern.test(withAsciiDigits(fee)) && time === undefined) return undefined;
  const minimum = at("minimum");
  const freeFrom = at("free_from");
  const remark = remarkOf(given, ["place", "fee", "time", "minimum", "free_from"]);
  const quote = given.cells.map(({ text }) => text).join(" | ");
  return {
    ...zoneFor(area, areas, { entry: row.entry, quote }),
    ...(fee !== undefined && { fee }),
    ...(time !== undefined && { time }),
    ...(minimum !== undefined && isAmount(minimum) && { minimum }),
    ...(freeFrom !== undefined && isAmount(freeFrom) && { freeFrom }),
    ...(remark !== undefined && { remark }),
  };
}

/** Headings about delivery or home visits. */
const ofDeliveryPattern = factPattern("{delivery}|{fee_of} (?:ال)?(?:طريق|مشوار)", "iu");

/** Whether a column shows that the table lists delivery zones: a fee for the way, a minimum order. */
function tellsDelivery({ heading }: TableRow["cells"][number]): boolean {
  const signs = new Signs(heading);
  return signs.has("delivers") || ofDeliveryPattern.test(heading) || signs.has("heading:minimum");
}

/** Extracts the delivery zones with fee, time and notes. */
export function extractDelivery(sections: readonly Section[]): { zones: DeliveryZone[]; notes: Note[] } {
  const zones: DeliveryZone[] = [];
  const notes: Note[] = [];
  const currency = { ar: currencyIn(sections, true), en: currencyIn(sections, false) };
  for (const section of sections) {
    const title = new Signs(section.title);
    const announced = title.has("section:delivery") && !title.has("section:payment");
    const before = zones.length;
    for (const row of section.rows) {
      const isDelivery = announced || title.has("delivers") || row.cells.some(tellsDelivery);
      if (!isDelivery) continue;
      const refusal = refusalIn(row);
      const isArabic = /\p{Script=Arabic}/u.test(row.cells[0]?.text ?? "");
      const zone = refusal === undefined ? zoneOf(row, currency[isArabic ? "ar" : "en"]) : undefined;
      if (zone !== undefined) zones.push(zone);
      if (refusal !== undefined) notes.push({ topic: "delivery", entry: row.entry, quote: refusal });
    }
    // Below a table of zones under any title ("رسوم التوصيل") stands what holds for them.
    const isAbout = announced || title.has("delivers") || zones.length > before;
    for (const { text, entry } of section.sentences) {
      const signs = new Signs(text);
      const isRefusal = servesNotPattern.test(text) && findPlaces(words(text)).length > 0;
      if (isRefusal || (isAbout && (signs.has("delivers") || signs.has("free_from"))))
        notes.push({ topic: "delivery", entry, quote: text });
    }
  }
  if (zones.length > 0) return { zones, notes };
  return { zones: sections.flatMap(zonesInProse), notes };
}

/** The zones of a section without a table of them. */
function zonesInProse(section: Section): DeliveryZone[] {
  const title = new Signs(section.title);
  const isTitled = (title.has("section:delivery") || title.has("delivers")) && !title.has("section:payment");
  const listed = readProseZones(section, (text) => isTitled || ofDeliveryPattern.test(text));
  return listed.length > 0 || !isTitled ? listed : readSentenceZones(section);
}
