import type { Voice } from "#server/answers/compose/catalogue.ts";
import type { ProductEntry, Turn } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { WordBag } from "#server/answers/retrieve/match.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import type { ProductAsks } from "./asks.ts";
import { findRequestedAttribute, findRequestedAttributes } from "./attributes.ts";
import { bySize, candidatesFor, filterCandidatesBySize, type Candidate } from "./candidates.ts";
import { minExplainedShare } from "./compare.ts";
import { isNamed } from "./describe.ts";
import { answerSuperlative } from "./product-reply.ts";
import { replyAbout, type ProductReply } from "./row-reply.ts";

/** Turns in which "it" may have been named. */
const maxTurnsBack = 6;
/** A message mentions a product when it has this share of the product's name. */
const minNamedShare = 0.6;

/** Products a turn names: in full by the agent, by part of their name by the customer. */
function namedIn(index: AnswerIndex, turn: Turn): Candidate[] {
  const found = candidatesFor(index, turn.text).found.filter(({ entry }) => isNamed(entry));
  const whole = found.filter((each) => each.named === 1);
  if (whole.length > 0 || turn.role !== "customer") return whole;
  const most = Math.max(0, ...found.map((each) => each.named));
  return found.filter(
    (each) => each.named === most && (most >= minNamedShare || each.explained >= minExplainedShare),
  );
}

/** The products last named in a conversation. */
function lastNamed(index: AnswerIndex, history: readonly Turn[]): Candidate[] {
  if (index.products.length === 0) return [];
  for (const turn of history.slice(-maxTurnsBack).reverse()) {
    const named = namedIn(index, turn);
    if (named.length > 0) return named;
  }
  return [];
}

/** All products named lately: "ايهم ارخص؟" is asked of those that were looked at one by one. */
function allNamed(index: AnswerIndex, history: readonly Turn[]): Candidate[] {
  const named = history.slice(-maxTurnsBack).flatMap((turn) => namedIn(index, turn));
  return named.filter(({ entry }, at) => named.findIndex((other) => other.entry.id === entry.id) === at);
}

/** A noun that points at something known. */
const definitePattern = /(?:^|\s)و?(?:ال|لل)\p{L}|\b(?:the|this|that)\b/iu;

/** Asks that look through all products of a kind. */
function hasOwnRows({ asks, range }: ProductAsks): boolean {
  return range !== undefined || asks.has("cheapest") || asks.has("dearest") || asks.has("list");
}

function entriesOf(rows: readonly Candidate[]): ProductEntry[] {
  return rows.map((each) => each.entry);
}

function ofAskedSize(question: string, { asks }: ProductAsks, rows: readonly Candidate[]): Candidate[] {
  const sized = filterCandidatesBySize(question, rows);
  if (asks.has("largest")) return bySize(sized, "largest");
  return asks.has("smallest") ? bySize(sized, "smallest") : sized;
}

/**
 * "كم سعره؟", "متوفر منه كيلو؟", "وش فيه؟": asked of the products last named; undefined when nothing is asked of them.
 */
export function replyAboutLastNamed(
  index: AnswerIndex,
  question: string,
  asks: ProductAsks,
  history: readonly Turn[],
  voice: Voice,
): ProductReply | undefined {
  const named = lastNamed(index, history);
  if (named.length === 0) return undefined;
  const { subject, found, values } = candidatesFor(index, question);
  const kinds = findRequestedAttributes(question);
  // "وكم سعر الصندوق": of all boxes the one that was spoken of. "عندكم صندوق؟" asks about all.
  const meant =
    !definitePattern.test(question) || hasOwnRows(asks)
      ? []
      : named.filter(({ entry }) =>
          found.some((each) => each.entry === entry && each.explained >= minExplainedShare),
        );
  const rows = ofAskedSize(question, asks, subject.length === 0 || meant.length === 0 ? named : meant);
  const reply = (entries: readonly ProductEntry[], asked: ProductAsks): ProductReply | undefined =>
    replyAbout(question, entries, subject, asked, values, voice);
  if (subject.length === 0) {
    if (asks.asks.has("cheapest") || asks.asks.has("dearest"))
      return answerSuperlative(asks, entriesOf(rows.length > 1 ? rows : allNamed(index, history)), voice);
    const having = rows.filter(({ entry }) => findRequestedAttribute(entry, kinds, []) !== undefined);
    // What its row does not say, a text about it may.
    if (kinds.size > 0 && having.length === 0) return undefined;
    if (kinds.size > 0) return reply(entriesOf(having), asks);
    return asks.asks.size === 0 && values.length === 0 ? undefined : reply(entriesOf(rows), asks);
  }
  if (meant.length > 0) return reply(entriesOf(rows), asks);
  // "وش لونها؟": the subject is one of the row's own headers.
  const [first] = rows;
  const attribute = first === undefined ? undefined : findRequestedAttribute(first.entry, kinds, subject);
  if (first === undefined || attribute === undefined) return undefined;
  const header = new WordBag(tokens(attribute[0]));
  if (kinds.size === 0 && subject.some((word) => header.has(word) < 1)) return undefined;
  return reply([first.entry], { asks: new Set() });
}
