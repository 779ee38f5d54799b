import { CATALOGUE } from "../compose/catalogue.ts";
import type { Language, ProductEntry } from "../entry.ts";
import type { AnswerIndex } from "../index/answer-index.ts";
import { WordBag } from "../retrieve/match.ts";
import type { QueryWord } from "../retrieve/query.ts";
import { tokens } from "../text/tokens.ts";
import { hearProductAsks, type ProductAsks } from "./asks.ts";
import { candidatesFor, ofSize, type Candidate } from "./candidates.ts";
import { attributeIn, contents, describe, details, line, nameIn, priceIn } from "./describe.ts";

/** An answer from rows, or the products to choose from. */
export interface ProductReply {
  kind: "answer" | "choose";
  text: string;
  rows: ProductEntry[];
  probability: number;
  /** The price was asked: products to choose from are offered with that question. */
  asksPrice: boolean;
}

/** From here a row is what was asked about; words the shop uses everywhere may be left over. */
export const EXPLAINED = 0.7;
/** From here a row is worth offering. */
const SIMILAR = 0.45;
const LONGEST_LIST = 5;
const SURE = 0.95;
const FAIRLY_SURE = 0.9;
const CERTAIN = 0.995;
const FULLY = 0.95;
/** A product was named and nothing asked of it. */
const UNASKED = 0.85;

function answered(rows: ProductEntry[], text: string, probability: number): ProductReply {
  return { kind: "answer", rows, text, probability, asksPrice: false };
}

function listed(rows: readonly ProductEntry[], heading: string, language: Language): ProductReply {
  const shown = rows.slice(0, LONGEST_LIST);
  return answered(shown, [heading, ...shown.map((row) => line(row, language))].join("\n"), FAIRLY_SURE);
}

function byPrice(rows: readonly ProductEntry[]): ProductEntry[] {
  return rows.filter((row) => row.price !== undefined).sort((a, b) => a.price! - b.price!);
}

export function attributeAsked(
  entry: ProductEntry,
  subject: readonly QueryWord[],
): [header: string, cell: string] | undefined {
  return Object.entries(entry.attributes).find(([header, cell]) => {
    const bag = new WordBag(tokens(header));
    return cell.trim() !== "" && subject.some((word) => bag.has(word) === 1);
  });
}

function offered(rows: readonly ProductEntry[], asksPrice: boolean): ProductReply | undefined {
  if (rows.length < 2) return undefined;
  return { kind: "choose", text: "", rows: rows.slice(0, 3), probability: 0.4, asksPrice };
}

export function superlative(
  asks: ProductAsks,
  rows: readonly ProductEntry[],
  language: Language,
): ProductReply | undefined {
  const wanted = (priced: readonly ProductEntry[]): ProductEntry | undefined =>
    asks.asks.has("cheapest") ? priced[0] : priced.at(-1);
  const priced = byPrice(rows);
  const row = wanted(priced);
  if (row === undefined) return undefined;
  const texts = CATALOGUE[language];
  const say = asks.asks.has("cheapest") ? texts.cheapest : texts.dearest;
  const said = say(nameIn(row, language), priceIn(row, language) ?? "");
  // What cannot be bought today is half an answer.
  const other = wanted(priced.filter((each) => each.availability !== "out_of_stock"));
  if (row.availability !== "out_of_stock" || other === undefined) return answered([row], said, FAIRLY_SURE);
  const also = texts.amongAvailable(nameIn(other, language), priceIn(other, language) ?? "");
  return answered([row, other], `${said} ${also}`, FAIRLY_SURE);
}

function inRange(
  range: { min: number; max: number },
  rows: readonly ProductEntry[],
  language: Language,
): ProductReply | undefined {
  const priced = byPrice(rows);
  const inside = priced.filter((row) => row.price! >= range.min && row.price! <= range.max);
  if (inside.length > 0) return listed(inside, CATALOGUE[language].found, language);
  const distance = (row: ProductEntry): number => Math.max(range.min - row.price!, row.price! - range.max);
  const nearest = priced.toSorted((a, b) => distance(a) - distance(b)).slice(0, 1);
  return nearest.length === 0 ? undefined : listed(nearest, CATALOGUE[language].noneInRange, language);
}

function compared(index: AnswerIndex, question: string, language: Language): ProductReply | undefined {
  const parts = question.split(/\s+(?:vs\.?|versus|and|or|with|مع|او|أو|ولا|وبين)\s+|\s+و(?=\p{L}{3})|[,،]/iu);
  const rows = parts.flatMap((part) => {
    const best = candidatesFor(index, part).found[0];
    return best !== undefined && best.explained >= EXPLAINED ? [best.entry] : [];
  });
  const distinct = [...new Set(rows)];
  if (distinct.length < 2) return undefined;
  const shown = distinct.slice(0, 3);
  return answered(shown, shown.map((row) => details(row, language)).join("\n"), FAIRLY_SURE);
}

/** Rows that fit equally well: a full name beats a part of it. */
function bestRows(question: string, found: readonly Candidate[]): Candidate[] {
  const top = found[0];
  if (top === undefined || top.explained < EXPLAINED) return [];
  const equal = found.filter((each) => each.explained >= top.explained - 0.02);
  const whole = equal.filter((each) => each.named === 1);
  return ofSize(question, whole.length > 0 ? whole : equal);
}

/** What the rows say to a question; undefined when it is not about a product of this business. */
export function productReply(
  index: AnswerIndex,
  question: string,
  language: Language,
  heard?: ProductAsks,
): ProductReply | undefined {
  if (index.products.length === 0) return undefined;
  const asks = heard ?? hearProductAsks(question);
  const { subject, found } = candidatesFor(index, question);
  const all = (): ProductEntry[] =>
    [...index.products].flatMap((position) => {
      const entry = index.entries[position];
      return entry?.kind === "product" ? [entry] : [];
    });
  const ranked = asks.asks.has("cheapest") || asks.asks.has("dearest");
  if (subject.length === 0) {
    if (ranked) return superlative(asks, all(), language);
    if (asks.range !== undefined) return inRange(asks.range, all(), language);
    const rows = asks.asks.has("list") ? all() : [];
    return rows.length === 0 ? undefined : listed(rows, CATALOGUE[language].found, language);
  }
  const fitting = found.filter((each) => each.explained >= EXPLAINED).map((each) => each.entry);
  if (ranked && fitting.length > 0) return superlative(asks, fitting, language);
  // "أرخص قهوة عندكم": a word the shop uses everywhere names no row; the cheapest rows are offered, not claimed.
  if (ranked && subject.every((word) => word.known)) {
    const priced = byPrice(all());
    return offered(asks.asks.has("cheapest") ? priced : priced.reverse(), true);
  }
  if (asks.range !== undefined && fitting.length > 0) return inRange(asks.range, fitting, language);
  if (asks.asks.has("compare")) {
    const reply = compared(index, question, language);
    if (reply !== undefined) return reply;
  }
  return chosen(question, asks, subject, found, language);
}

function chosen(
  question: string,
  asks: ProductAsks,
  subject: readonly QueryWord[],
  found: readonly Candidate[],
  language: Language,
): ProductReply | undefined {
  const rows = bestRows(question, found);
  const [only] = rows;
  const attribute = only === undefined ? undefined : attributeAsked(only.entry, subject);
  const aboutProducts = asks.asks.size > 0 || asks.range !== undefined || attribute !== undefined;
  if (only === undefined) {
    const similar = found.filter((each) => each.explained >= SIMILAR).slice(0, 3);
    if (similar.length < 2 || !(asks.asks.has("price") || asks.asks.has("availability"))) return undefined;
    return offered(
      similar.map((each) => each.entry),
      asks.asks.has("price"),
    );
  }
  if (!aboutProducts && only.named < 0.5) return undefined;
  const reply = replyAbout(
    rows.map((each) => each.entry),
    subject,
    asks,
    language,
  );
  // What the row leaves unexplained ("cupping class" ~ "6-cup") may be the point.
  const explained = only.explained >= FULLY ? 1 : only.explained;
  // A price is a row's to say; a text with the product's name in it is about something else.
  const priced = asks.asks.has("price") && only.explained >= FULLY && only.named > 0;
  const most = priced ? CERTAIN : aboutProducts ? reply.probability : UNASKED;
  return {
    ...reply,
    probability: Math.max(priced ? CERTAIN : 0, Math.min(reply.probability, most) * explained),
  };
}

/** What is asked of these rows, answered: an attribute, what is in it, the price, the stock. */
export function replyAbout(
  rows: readonly ProductEntry[],
  subject: readonly QueryWord[],
  { asks }: ProductAsks,
  language: Language,
): ProductReply {
  const [only] = rows;
  if (only === undefined) throw new Error("no rows to speak about");
  const attribute = asks.has("price") ? undefined : attributeAsked(only, subject);
  const alike = rows.every((row) => attribute === undefined || row.attributes[attribute[0]] === attribute[1]);
  if (attribute !== undefined && (rows.length === 1 || alike)) {
    const [header, cell] = attributeIn(...attribute, language);
    return answered([only], CATALOGUE[language].attribute(nameIn(only, language), header, cell), SURE);
  }
  if (asks.has("contents")) {
    const said = rows.slice(0, LONGEST_LIST).flatMap((row) => contents(row, language) ?? []);
    if (said.length > 0) return answered(rows.slice(0, LONGEST_LIST), said.join("\n"), SURE);
  }
  if (rows.length > 1) return listed(rows, CATALOGUE[language].found, language);
  const wants = { price: asks.has("price"), stock: asks.has("availability") };
  return answered([only], describe(only, wants, language), SURE);
}
