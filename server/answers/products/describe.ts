import { CATALOGUE } from "../compose/catalogue.ts";
import { isolated } from "../compose/direction.ts";
import { money } from "../compose/money.ts";
import type { Language, ProductEntry } from "../entry.ts";
import { measuresIn, withUnitIn } from "./measure.ts";

function rawName(entry: ProductEntry, language: Language): string {
  return (entry.name[language] ?? entry.name.ar ?? entry.name.en ?? "").trim();
}

/** The size of a row, when its name does not say it: a price without its size misleads. */
function sizeOf(entry: ProductEntry, name: string): string | undefined {
  if (measuresIn(name).length > 0) return undefined;
  return Object.values(entry.attributes).find((cell) => cell.length < 24 && measuresIn(cell).length > 0);
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

/** Name as it is said in a sentence of `language`, with the size of the row. */
export function nameIn(entry: ProductEntry, language: Language): string {
  const name = rawName(entry, language);
  const size = sizeOf(entry, name);
  const said = isolated(name, language);
  return size === undefined
    ? said
    : `${said} (${isolated(withUnitIn(sideOf(size, language), language), language)})`;
}

export function priceIn(entry: ProductEntry, language: Language): string | undefined {
  return entry.price === undefined ? undefined : money(entry.price, entry.currency, language);
}

/** One line of a list: price and availability. */
export function line(entry: ProductEntry, language: Language): string {
  const texts = CATALOGUE[language];
  const state = entry.availability === undefined ? undefined : texts.availability[entry.availability];
  const details = [priceIn(entry, language), state].filter((part) => part !== undefined);
  return details.length === 0
    ? `• ${nameIn(entry, language)}`
    : texts.line(nameIn(entry, language), details.join(texts.comma));
}

/** The row's own words, for the citation. */
export function rowQuote(entry: ProductEntry): string {
  const price =
    entry.price === undefined ? undefined : [entry.price, entry.currency].filter(Boolean).join(" ");
  const attributes = Object.entries(entry.attributes).map(([header, cell]) => `${header}: ${cell}`);
  return [entry.name.ar, entry.name.en, price, entry.availability, ...attributes].filter(Boolean).join(" | ");
}

/** What is said of one product: what was asked first, then what a buyer asks next. */
export function describe(
  entry: ProductEntry,
  wants: { price: boolean; stock: boolean },
  language: Language,
): string {
  const texts = CATALOGUE[language];
  const name = nameIn(entry, language);
  const price = priceIn(entry, language);
  const { availability } = entry;
  if (!wants.price) {
    return availability === undefined ? texts.listed(name, price) : texts.stock[availability](name, price);
  }
  if (price === undefined) return texts.noPrice(name);
  const stockMatters = wants.stock || availability !== "in_stock";
  return availability === undefined || !stockMatters
    ? texts.price(name, price)
    : texts.priceAndStock[availability](name, price);
}

const DESCRIPTION = /وصف|محتوى|محتويات|مكونات|تفاصيل|description|details|contents|about|includes/iu;

/** What a product is or holds: its description, else everything its row says; undefined when that is nothing. */
export function contents(entry: ProductEntry, language: Language): string | undefined {
  const cells = Object.entries(entry.attributes).filter(([, cell]) => cell.trim() !== "");
  const described = cells.find(([header]) => DESCRIPTION.test(header));
  if (cells.length === 0) return undefined;
  const said = described === undefined ? attributesOf(entry, language) : sideOf(described[1], language);
  return CATALOGUE[language].contents(
    nameIn(entry, language),
    isolated(said.replace(/[.。]$/u, ""), language),
  );
}

function attributesOf(entry: ProductEntry, language: Language): string {
  return Object.entries(entry.attributes)
    .filter(([, cell]) => cell.trim() !== "")
    .map(([header, cell]) => attributeIn(header, cell, language).join(": "))
    .join(CATALOGUE[language].comma);
}

/** Header and cell as said in a sentence of `language`. */
export function attributeIn(header: string, cell: string, language: Language): [string, string] {
  return [isolated(sideOf(header, language), language), isolated(sideOf(cell, language), language)];
}

/** Everything a row says, for a comparison. */
export function details(entry: ProductEntry, language: Language): string {
  const attributes = attributesOf(entry, language);
  return attributes === ""
    ? line(entry, language)
    : line(entry, language) + CATALOGUE[language].comma + attributes;
}
