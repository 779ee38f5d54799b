import type { Language, ProductEntry, Turn } from "../entry.ts";
import type { AnswerIndex } from "../index/answer-index.ts";
import { WordBag } from "../retrieve/match.ts";
import { tokens } from "../text/tokens.ts";
import type { ProductAsks } from "./asks.ts";
import { candidatesFor, ofSize, type Candidate } from "./candidates.ts";
import { attributeAsked, EXPLAINED, replyAbout, superlative, type ProductReply } from "./product-reply.ts";

/** Turns looked back at: what was named before them is no longer "it". */
const LOOK_BACK = 6;
/** A customer calls a product by part of its name. */
const PARTLY = 0.6;

/** Products a turn names: in full by the agent, by part of their name by the customer. */
function namedIn(index: AnswerIndex, turn: Turn): Candidate[] {
  const { found } = candidatesFor(index, turn.text);
  const whole = found.filter((each) => each.named === 1);
  if (whole.length > 0 || turn.role !== "customer") return whole;
  const most = Math.max(0, ...found.map((each) => each.named));
  return found.filter((each) => each.named === most && (most >= PARTLY || each.explained >= EXPLAINED));
}

/** The products last named in a conversation. */
export function lastNamed(index: AnswerIndex, history: readonly Turn[]): Candidate[] {
  if (index.products.length === 0) return [];
  for (const turn of history.slice(-LOOK_BACK).reverse()) {
    const named = namedIn(index, turn);
    if (named.length > 0) return named;
  }
  return [];
}

/** A noun that points at something known. */
const DEFINITE = /(?:^|\s)و?(?:ال|لل)\p{L}|\b(?:the|this|that)\b/iu;

/** Asks that look through all products of a kind. */
function hasOwnRows({ asks, range }: ProductAsks): boolean {
  return range !== undefined || asks.has("cheapest") || asks.has("dearest") || asks.has("list");
}

function entriesOf(rows: readonly Candidate[]): ProductEntry[] {
  return rows.map((each) => each.entry);
}

/** "كم سعره؟", "متوفر منه كيلو؟", "وش فيه؟": asked of the products last named; undefined when nothing is asked of them. */
export function replyAboutLastNamed(
  index: AnswerIndex,
  question: string,
  asks: ProductAsks,
  history: readonly Turn[],
  language: Language,
): ProductReply | undefined {
  const { subject, found } = candidatesFor(index, question);
  const named = lastNamed(index, history);
  if (named.length === 0) return undefined;
  // "وكم سعر الصندوق": of all boxes the one that was spoken of. "عندكم صندوق؟" asks about all.
  const meant =
    !DEFINITE.test(question) || hasOwnRows(asks)
      ? []
      : named.filter(({ entry }) =>
          found.some((each) => each.entry === entry && each.explained >= EXPLAINED),
        );
  const rows = ofSize(question, subject.length === 0 || meant.length === 0 ? named : meant);
  if (subject.length === 0) {
    if (asks.asks.has("cheapest") || asks.asks.has("dearest"))
      return superlative(asks, entriesOf(rows), language);
    return asks.asks.size === 0 ? undefined : replyAbout(entriesOf(rows), subject, asks, language);
  }
  if (meant.length > 0) return replyAbout(entriesOf(rows), subject, asks, language);
  // "وش لونها؟": the subject is one of the row's own headers.
  const [first] = rows;
  const attribute = first === undefined ? undefined : attributeAsked(first.entry, subject);
  if (first === undefined || attribute === undefined) return undefined;
  const header = new WordBag(tokens(attribute[0]));
  if (subject.some((word) => header.has(word) < 1)) return undefined;
  return replyAbout([first.entry], subject, { asks: new Set() }, language);
}
