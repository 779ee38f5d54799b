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

/** Name as it is said in a sentence of `language`, with the size of the row. */
export function nameIn(entry: ProductEntry, language: Language): string {
  const name = rawName(entry, language);
  const size = sizeOf(entry, name);
  const said = isolated(name, language);
  return size === undefined ? said : `${said} (${isolated(withUnitIn(size.trim(), language), language)})`;
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

function availabilitySentence(entry: ProductEntry, language: Language): string {
  const texts = CATALOGUE[language];
  const name = nameIn(entry, language);
  switch (entry.availability) {
    case "in_stock":
      return texts.yesWeHave(name);
    case "out_of_stock":
      return texts.notInStock(name);
    case "preorder":
      return texts.preorder(name);
    default:
      return texts.listed(name);
  }
}

function priceSentence(entry: ProductEntry, language: Language): string {
  const texts = CATALOGUE[language];
  const name = nameIn(entry, language);
  const price = priceIn(entry, language);
  return price === undefined ? texts.noPrice(name) : texts.price(name, price);
}

/** What is said of one product: what was asked first, then what a buyer asks next. */
export function describe(entry: ProductEntry, wantsPrice: boolean, language: Language): string {
  const state = availabilitySentence(entry, language);
  const price = priceIn(entry, language);
  if (!wantsPrice) return price === undefined ? state : `${state} ${CATALOGUE[language].priceToo(price)}`;
  const unavailable = entry.availability === "out_of_stock" || entry.availability === "preorder";
  return unavailable ? `${priceSentence(entry, language)} ${state}` : priceSentence(entry, language);
}

/** Everything a row says, for a comparison. */
export function details(entry: ProductEntry, language: Language): string {
  const attributes = Object.entries(entry.attributes)
    .filter(([, cell]) => cell.trim() !== "")
    .map(([header, cell]) => `${isolated(header, language)}: ${isolated(cell, language)}`);
  return [line(entry, language), ...attributes].join(CATALOGUE[language].comma);
}
