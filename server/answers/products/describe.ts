import { chooseSentences, type Voice } from "#server/answers/compose/catalogue.ts";
import { cellIn } from "#server/answers/compose/cell-words.ts";
import { isolateRun } from "#server/answers/compose/direction.ts";
import { quotable } from "#server/answers/compose/entry-text.ts";
import { safeName } from "#server/answers/compose/safe-text.ts";
import type { Language, ProductEntry } from "#server/answers/entry.ts";
import type { Attribute } from "./attributes.ts";
import { readMeasures, withUnitIn } from "./measure.ts";

/** A longer cell is a description and does not distinguish products of the same name. */
const maxMarkLength = 32;

/** Name of a row in a language, otherwise in the other; "" where neither may be shown. */
function rawName(entry: ProductEntry, language: Language): string {
  const names = [entry.name[language], entry.name.ar, entry.name.en];
  return names.map((name) => safeName(name ?? "")).find((name) => name !== "") ?? "";
}

/** Whether a row has a name that may be shown to customers. */
export function isNamed(entry: ProductEntry): boolean {
  return rawName(entry, "ar") !== "";
}

/** The size of a row whose name does not contain it, because a price without its size misleads. */
function sizeOf(entry: ProductEntry, name: string): string | undefined {
  if (readMeasures(name).length > 0) return undefined;
  return Object.values(entry.attributes).find((cell) => cell.length < 24 && readMeasures(cell).length > 0);
}

/**
 * A cell's words in one language: shops write both into one cell ("40 غرامًا / 40 g", "المقاس / Size"). Any other cell
 * is left as it is.
 */
export function sideOf(cell: string, language: Language): string {
  const [first, second, more] = cell.split(" / ");
  if (first === undefined || second === undefined || more !== undefined) return cell.trim();
  const [arabic, other] = /\p{Script=Arabic}/u.test(first) ? [first, second] : [second, first];
  if (!/\p{Script=Arabic}/u.test(arabic) || /\p{Script=Arabic}/u.test(other)) return cell.trim();
  return (language === "ar" ? arabic : other).trim();
}

/** Replaces brackets within a text that itself stands in brackets: "28 g (ounce)". */
const withoutBrackets = (text: string): string => text.replace(/\s*\(([^()]*)\)/gu, " – $1");

/** Name of a row for a sentence in `language`, with its size. */
export function nameIn(entry: ProductEntry, { language }: Voice): string {
  const name = rawName(entry, language);
  const size = sizeOf(entry, name);
  const said = isolateRun(name, language);
  return size === undefined
    ? said
    : `${said} (${isolateRun(withUnitIn(withoutBrackets(sideOf(quotable(size), language)), language), language)})`;
}

/**
 * Name of a row in a list of rows. Rows of the same name, as shops write sizes or kinds of a product, get the cell that
 * distinguishes them.
 */
export function nameAmong(entry: ProductEntry, rows: readonly ProductEntry[], voice: Voice): string {
  const name = nameIn(entry, voice);
  const twins = rows.filter((row) => row !== entry && nameIn(row, voice) === name);
  const own = honest(entry).find(
    ([header, cell]) =>
      cell.length < maxMarkLength && twins.every((twin) => twin.attributes[header] !== cell),
  );
  if (twins.length === 0 || own === undefined) return name;
  const [, mark] = attributeIn(own, voice);
  return name.endsWith(")")
    ? `${name.slice(0, -1)}${chooseSentences(voice).comma}${mark})`
    : `${name} (${mark})`;
}

/** The row's own words, for the citation. */
export function rowQuote(entry: ProductEntry): string {
  const price =
    entry.price === undefined ? undefined : [entry.price, entry.currency].filter(Boolean).join(" ");
  const attributes = Object.entries(entry.attributes).map(([header, cell]) => `${header}: ${cell}`);
  return [entry.name.ar, entry.name.en, price, entry.availability, ...attributes].filter(Boolean).join(" | ");
}

/** The cells of a row that may be shown to customers. */
function honest(entry: ProductEntry): Attribute[] {
  return Object.entries(entry.attributes).flatMap(([header, cell]): Attribute[] => {
    const said: Attribute = [safeName(header), quotable(cell)];
    return said.every((side) => side !== "") ? [said] : [];
  });
}

/** "Least time (months)" over "3": the unit belongs to the number, "3 months". */
export function withUnitOfHeader([header, cell]: Attribute): Attribute {
  const [, name, unit] = /^(.*\S)\s*\(([\p{L} ]{1,12})\)$/u.exec(header.trim()) ?? [];
  const isNumber = /^[\p{Nd}.,٫]+$/u.test(cell.trim());
  return name === undefined || unit === undefined || !isNumber
    ? [header, cell]
    : [name, `${cell.trim()} ${unit}`];
}

/** Header and cell for a sentence in `language`; "" for a text that may not be shown. */
export function attributeIn(attribute: Attribute, { language }: Voice): [string, string] {
  const [header, cell] = withUnitOfHeader(attribute);
  return [
    isolateRun(cellIn(sideOf(safeName(header), language), language), language),
    isolateRun(cellIn(sideOf(quotable(cell), language), language), language),
  ];
}
