import { sentencesFor, type Voice } from "#server/answers/compose/catalogue.ts";
import type { ProductEntry } from "#server/answers/entry.ts";
import { rowTexts } from "#server/answers/rows/texts.ts";
import type { QueryWord } from "#server/answers/retrieve/query.ts";
import type { ProductAsks } from "./asks.ts";
import { findRequestedAttribute, findRequestedAttributes } from "./attributes.ts";
import { asksOtherCurrency } from "./currency.ts";
import { attributeIn, contents, describe, line, nameIn, priceIn } from "./describe.ts";
import { countIn, totalOf } from "./quantity.ts";
import { attributesOfValues, rowHas, type RequestedValue } from "./values.ts";

/** An answer from rows, or the products to choose from. */
export interface ProductReply {
  kind: "answer" | "choose";
  text: string;
  rows: ProductEntry[];
  probability: number;
  /** The price was asked: products to choose from are offered with that question. */
  asksPrice: boolean;
  /** Says what there is to a question that names nothing; it is judged by no row. */
  isOverview?: boolean;
}

const maxListLength = 5;
export const sure = 0.95;
export const fairlySure = 0.9;

export function createReply(rows: ProductEntry[], text: string, probability: number): ProductReply {
  return { kind: "answer", rows, text, probability, asksPrice: false };
}

export function listRows(rows: readonly ProductEntry[], heading: string, voice: Voice): ProductReply {
  // One more line takes no more room than saying that there is one more.
  const shown = rows.length === maxListLength + 1 ? rows : rows.slice(0, maxListLength);
  const rest = rows.length - shown.length;
  const lines = shown.map((row) => line(row, voice, shown));
  const more = rest > 0 ? [rowTexts(voice.language).more(rest)] : [];
  return createReply([...shown], [heading, ...lines, ...more].join("\n"), fairlySure);
}

/** A colour or size that was asked for: whether the rows have it; undefined when they do not say. */
function aboutValues(
  rows: readonly ProductEntry[],
  values: readonly RequestedValue[],
  wants: { price: boolean; stock: boolean },
  voice: Voice,
): ProductReply | undefined {
  const [only] = rows;
  if (values.length === 0 || only === undefined) return undefined;
  const known = rows.filter((row) => values.every((value) => rowHas(row, value) !== undefined));
  if (known.length === 0) return undefined;
  const having = known.filter((row) => values.every((value) => rowHas(row, value) === true));
  const texts = sentencesFor(voice);
  if (having.length > 1) return listRows(having, texts.found, voice);
  const [row = known[0]!] = having;
  const say = having.length > 0 ? texts.attribute : texts.otherValue;
  const cells = attributesOfValues(row, values).map((attribute) =>
    say(nameIn(row, voice), ...attributeIn(attribute, voice)),
  );
  const stock = having.length > 0 || wants.price ? [describe(row, wants, voice)] : [];
  return createReply([row], [...stock, ...cells].join(" "), sure);
}

/** What is asked of these rows, answered: an attribute, what is in it, the price, the stock. */
export function replyAbout(
  question: string,
  rows: readonly ProductEntry[],
  subject: readonly QueryWord[],
  { asks }: ProductAsks,
  values: readonly RequestedValue[],
  voice: Voice,
): ProductReply | undefined {
  const [only] = rows;
  if (only === undefined) throw new Error("no rows to speak about");
  const texts = sentencesFor(voice);
  const wants = { price: asks.has("price"), stock: asks.has("availability") };
  const ofValues = aboutValues(rows, values, wants, voice);
  if (ofValues !== undefined) return ofValues;
  const kinds = findRequestedAttributes(question);
  const attribute =
    wants.price && kinds.size === 0 ? undefined : findRequestedAttribute(only, kinds, subject);
  if (attribute !== undefined && rows.length === 1) {
    const said = texts.attribute(nameIn(only, voice), ...attributeIn(attribute, voice));
    const priced = wants.price ? [describe(only, wants, voice)] : [];
    return createReply([only], [...priced, said].join(" "), sure);
  }
  if (attribute !== undefined) {
    const shown = rows.slice(0, maxListLength);
    const lines = shown.flatMap((row) => {
      const own = findRequestedAttribute(row, kinds, subject);
      if (own === undefined) return [];
      const price = wants.price ? [priceIn(row, voice) ?? ""] : [];
      const cells = [...price, attributeIn(own, voice).join(": ")].filter((cell) => cell !== "");
      return [texts.line(nameIn(row, voice), cells.join(texts.comma))];
    });
    return createReply(shown, lines.join("\n"), fairlySure);
  }
  if (asks.has("contents")) {
    const said = rows.slice(0, maxListLength).flatMap((row) => contents(row, voice) ?? []);
    if (said.length > 0) return createReply(rows.slice(0, maxListLength), said.join("\n"), sure);
  }
  if (rows.length > 1) return listRows(rows, texts.found, voice);
  const said = [describe(only, wants, voice), ...extras(question, only, wants.price, voice)];
  return createReply([only], said.join(" "), sure);
}

/** What belongs beside a price: that it is not converted, and what several pieces come to. */
function extras(question: string, row: ProductEntry, priced: boolean, voice: Voice): string[] {
  const texts = sentencesFor(voice);
  const price = priceIn(row, voice);
  if (!priced || row.price === undefined || price === undefined) return [];
  if (asksOtherCurrency(question, row.currency)) return [texts.ownCurrency];
  const count = countIn(question);
  const total = count === undefined ? undefined : totalOf(count, row.price);
  if (count === undefined || total === undefined) return [];
  return [texts.total(count, price, priceIn({ ...row, price: total }, voice) ?? "")];
}
