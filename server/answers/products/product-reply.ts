import { sentencesFor, type Voice } from "#server/answers/compose/catalogue.ts";
import type { ProductEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { QueryWord } from "#server/answers/retrieve/query.ts";
import { hearProductAsks, type ProductAsks } from "./asks.ts";
import { findRequestedAttribute, findRequestedAttributes } from "./attributes.ts";
import { bySize, candidatesFor, filterCandidatesBySize, type Candidate } from "./candidates.ts";
import { minExplainedShare, isOneAsk, findNamedProducts } from "./compare.ts";
import { asksOtherCurrency } from "./currency.ts";
import { details, isNamed, line, nameIn, priceIn } from "./describe.ts";
import { createReply, fairlySure, listRows, replyAbout, sure, type ProductReply } from "./row-reply.ts";
import { rowHas, type RequestedValue } from "./values.ts";

/** A row that explains this share of a question is offered as similar. */
const minOfferedShare = 0.45;
/** Probability of the price of a row that the question names in full. */
const certainProbability = 0.995;
/** A row that explains this share of a question explains all of it. */
const minFullShare = 0.95;
/** Probability of a list of rows within a price range. */
const inRangeProbability = 0.97;
/** Probability of an answer to a message that names a product and asks nothing. */
const nothingAskedProbability = 0.85;

function byPrice(rows: readonly ProductEntry[]): ProductEntry[] {
  return rows.filter((row) => row.price !== undefined).sort((a, b) => a.price! - b.price!);
}

function offered(rows: readonly ProductEntry[], asksPrice: boolean): ProductReply | undefined {
  if (rows.length < 2) return undefined;
  return { kind: "choose", text: "", rows: rows.slice(0, 3), probability: 0.4, asksPrice };
}

export function answerSuperlative(
  asks: ProductAsks,
  rows: readonly ProductEntry[],
  voice: Voice,
): ProductReply | undefined {
  const wanted = (priced: readonly ProductEntry[]): ProductEntry | undefined =>
    asks.asks.has("cheapest") ? priced[0] : priced.at(-1);
  const priced = byPrice(rows);
  const row = wanted(priced);
  if (row === undefined) return undefined;
  const texts = sentencesFor(voice);
  const say = asks.asks.has("cheapest") ? texts.cheapest : texts.dearest;
  const said = say(nameIn(row, voice), priceIn(row, voice) ?? "");
  // What cannot be bought today is half an answer.
  const other = wanted(priced.filter((each) => each.availability !== "out_of_stock"));
  if (row.availability !== "out_of_stock" || other === undefined) return createReply([row], said, fairlySure);
  const also = texts.amongAvailable(nameIn(other, voice), priceIn(other, voice) ?? "");
  return createReply([row, other], `${said} ${also}`, fairlySure);
}

function inRange(
  question: string,
  range: { min: number; max: number },
  rows: readonly ProductEntry[],
  voice: Voice,
): ProductReply | undefined {
  // An amount in another currency is not compared with prices in this one.
  const priced = byPrice(rows).filter((row) => !asksOtherCurrency(question, row.currency));
  const inside = priced.filter((row) => row.price! >= range.min && row.price! <= range.max);
  // Amounts of money are a row's to say; a text about the same things names others.
  if (inside.length > 0)
    return { ...listRows(inside, sentencesFor(voice).found, voice), probability: inRangeProbability };
  const distance = (row: ProductEntry): number => Math.max(range.min - row.price!, row.price! - range.max);
  const nearest = priced.toSorted((a, b) => distance(a) - distance(b)).slice(0, 1);
  return nearest.length === 0 ? undefined : listRows(nearest, sentencesFor(voice).noneInRange, voice);
}

/** Rows that fit equally well: a full name beats a part of it, a colour or size that is asked for decides. */
function bestRows(
  question: string,
  { asks }: ProductAsks,
  found: readonly Candidate[],
  values: readonly RequestedValue[],
): Candidate[] {
  const top = found[0];
  if (top === undefined || top.explained < minExplainedShare) return [];
  const equal = found.filter((each) => each.explained >= top.explained - 0.02);
  const whole = equal.filter((each) => each.named === 1);
  const rows = filterCandidatesBySize(question, whole.length > 0 ? whole : equal);
  const having = rows.filter(({ entry }) => values.every((value) => rowHas(entry, value) === true));
  const meant = values.length > 0 && having.length > 0 ? having : rows;
  if (meant.length < 2) return meant;
  if (asks.has("largest")) return bySize(meant, "largest");
  return asks.has("smallest") ? bySize(meant, "smallest") : meant;
}

/** What the rows say to a question; undefined when it is not about a product of this business. */
export function productReply(
  index: AnswerIndex,
  question: string,
  voice: Voice,
  heard?: ProductAsks,
): ProductReply | undefined {
  if (index.products.length === 0) return undefined;
  const asks = heard ?? hearProductAsks(question);
  const { subject, found: all, values } = candidatesFor(index, question);
  const found = all.filter(({ entry }) => isNamed(entry));
  const everything = (): ProductEntry[] =>
    [...index.products].flatMap((position) => {
      const entry = index.entries.at(position);
      return entry?.kind === "product" && isNamed(entry) ? [entry] : [];
    });
  const ranked = asks.asks.has("cheapest") || asks.asks.has("dearest");
  if (subject.length === 0) {
    if (ranked) return answerSuperlative(asks, everything(), voice);
    if (asks.range !== undefined) return inRange(question, asks.range, everything(), voice);
    const rows = asks.asks.has("list") ? everything() : [];
    return rows.length === 0 ? undefined : listRows(rows, sentencesFor(voice).found, voice);
  }
  const fitting = found.filter((each) => each.explained >= minExplainedShare).map((each) => each.entry);
  if (asks.range !== undefined && fitting.length > 0) return inRange(question, asks.range, fitting, voice);
  if (ranked && fitting.length > 0 && !asks.asks.has("compare"))
    return answerSuperlative(asks, fitting, voice);
  // "أرخص قهوة عندكم": a word the shop uses everywhere names no row; the cheapest rows are offered, not claimed.
  if (ranked && !asks.asks.has("compare") && subject.every((word) => word.known)) {
    const priced = byPrice(everything());
    return offered(asks.asks.has("cheapest") ? priced : priced.reverse(), true);
  }
  const several = ofSeveral(index, question, asks, found, voice);
  return several ?? chosen(question, asks, subject, found, values, voice);
}

/** "بكم الايروبريس والفرنش برس؟", "compare A and B": each product's own row. */
function ofSeveral(
  index: AnswerIndex,
  question: string,
  asks: ProductAsks,
  found: readonly Candidate[],
  voice: Voice,
): ProductReply | undefined {
  const compared = asks.asks.has("compare");
  const asksOfRows = asks.asks.has("price") || asks.asks.has("availability");
  if (!compared && (!asksOfRows || !isOneAsk(question) || (found[0]?.explained ?? 0) >= minFullShare))
    return undefined;
  const rows = findNamedProducts(index, question);
  if (rows.length < 2) return undefined;
  const text = rows.map((row) => (compared ? details(row, voice) : line(row, voice, rows))).join("\n");
  return createReply(rows, text, compared ? fairlySure : sure);
}

function chosen(
  question: string,
  asks: ProductAsks,
  subject: readonly QueryWord[],
  found: readonly Candidate[],
  values: readonly RequestedValue[],
  voice: Voice,
): ProductReply | undefined {
  const rows = bestRows(question, asks, found, values);
  const [only] = rows;
  const kinds = findRequestedAttributes(question);
  const attribute = only === undefined ? undefined : findRequestedAttribute(only.entry, kinds, subject);
  const aboutProducts =
    asks.asks.size > 0 || asks.range !== undefined || attribute !== undefined || values.length > 0;
  if (only === undefined) {
    const similar = found.filter((each) => each.explained >= minOfferedShare).slice(0, 3);
    if (similar.length < 2 || !(asks.asks.has("price") || asks.asks.has("availability"))) return undefined;
    return offered(
      similar.map((each) => each.entry),
      asks.asks.has("price"),
    );
  }
  // The row says nothing of what is asked of it.
  if (kinds.size > 0 && attribute === undefined && !asks.asks.has("price")) return undefined;
  if (!aboutProducts && only.named < 0.5) return undefined;
  const reply = replyAbout(
    question,
    rows.map((each) => each.entry),
    subject,
    asks,
    values,
    voice,
  );
  if (reply === undefined) return undefined;
  // What the row leaves unexplained ("cupping class" ~ "6-cup") may be the point.
  const explained = only.explained >= minFullShare ? 1 : only.explained;
  // A price is a row's to say; a text with the product's name in it is about something else.
  const priced = asks.asks.has("price") && only.explained >= minFullShare && only.named > 0;
  const most = priced ? certainProbability : aboutProducts ? reply.probability : nothingAskedProbability;
  return {
    ...reply,
    probability: Math.max(priced ? certainProbability : 0, Math.min(reply.probability, most) * explained),
  };
}
