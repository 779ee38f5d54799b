import { speak } from "../compose/entry-text.ts";
import type { Citation, KnowledgeEntry, Language, Turn } from "../entry.ts";
import type { AnswerIndex } from "../index/answer-index.ts";
import { hearProductAsks } from "../products/asks.ts";
import { rowQuote } from "../products/describe.ts";
import { productReply, type ProductReply } from "../products/product-reply.ts";
import { search, type Hit, type Retrieval } from "../retrieve/retrieve.ts";
import { fromArabizi, isArabizi } from "../text/arabizi.ts";
import { isPlaceOrDay } from "../text/kinds.ts";
import { tokens, type Token } from "../text/tokens.ts";
import { earlierQuestion, isFollowUp, type Earlier } from "../understand/follow-up.ts";
import { probabilityOf } from "./probability.ts";

/** What the knowledge has to say to one question. */
export interface Finding {
  probability: number;
  /** What would be said; undefined when there is nothing to say. */
  text: string | undefined;
  citations: Citation[];
  /** Best entries, for a clarification. */
  alternatives: KnowledgeEntry[];
}

const LOOKED_AT = 5;
const CITED = 3;
/** A follow-up that is as clear as this needs no context. */
const CLEAR = 0.9;
/** An entry this far below the best is no alternative. */
const ALTERNATIVE = 0.45;

const NOTHING: Finding = { probability: 0, text: undefined, citations: [], alternatives: [] };

function fromHits(retrieval: Retrieval, language: Language): Finding {
  const [best] = retrieval.hits;
  if (best === undefined) return NOTHING;
  const probability = probabilityOf(retrieval);
  const spoken = best.entry.kind === "product" ? undefined : speak(best.entry, retrieval.query, language);
  const cite = (hit: Hit, quote: string, used: boolean): Citation => ({
    entryId: hit.entry.id,
    origin: hit.entry.origin,
    quote,
    confidence: probability * (hit.score / best.score),
    used,
  });
  const others = retrieval.hits.slice(1, CITED).map((hit) => cite(hit, quoteOf(hit.entry, language), false));
  return {
    probability,
    text: spoken?.text,
    citations: [cite(best, spoken?.quote ?? quoteOf(best.entry, language), spoken !== undefined), ...others],
    alternatives: retrieval.hits
      .filter((hit) => hit.score >= ALTERNATIVE * best.score)
      .map((hit) => hit.entry),
  };
}

function quoteOf(entry: KnowledgeEntry, language: Language): string {
  switch (entry.kind) {
    case "faq":
      return entry.answer[language] ?? entry.answer.ar ?? entry.answer.en ?? "";
    case "passage":
      return entry.text;
    case "product":
      return rowQuote(entry);
  }
}

function fromRows(reply: ProductReply): Finding {
  const used = reply.kind === "answer";
  return {
    probability: reply.probability,
    text: used ? reply.text : undefined,
    citations: reply.rows.map((row) => ({
      entryId: row.id,
      origin: row.origin,
      quote: rowQuote(row),
      confidence: reply.probability,
      used,
    })),
    alternatives: reply.rows,
  };
}

function better(a: Finding | undefined, b: Finding): Finding {
  return a !== undefined && a.probability >= b.probability ? a : b;
}

function alone(index: AnswerIndex, question: string, language: Language): Finding {
  const rows = productReply(index, question, language);
  return better(
    rows === undefined ? undefined : fromRows(rows),
    fromHits(search(index, question, LOOKED_AT), language),
  );
}

function subjectOf(question: string): Token[] {
  return tokens(question).filter((token) => !token.isFunction);
}

/** "وفي جدة؟", "and on Friday?": the question before, asked of another place or day. */
function otherCase(
  index: AnswerIndex,
  question: string,
  earlier: Earlier,
  language: Language,
): Finding | undefined {
  const subject = subjectOf(question);
  if (subject.length === 0 || !subject.every((token) => isPlaceOrDay(token.stem))) return undefined;
  const before = search(index, earlier.question, LOOKED_AT);
  const now = search(index, `${earlier.question} ${question}`, LOOKED_AT);
  const meant = new Set(before.hits.slice(0, CITED).map((hit) => hit.position));
  const hits = now.hits.filter((hit) => meant.has(hit.position));
  const found = fromHits({ ...now, hits: hits.length > 0 ? hits : before.hits }, language);
  return { ...found, probability: Math.max(found.probability, probabilityOf(before)) };
}

/** Every subject word of a follow-up has to be known here; "والطقس؟" after a question on delivery is a new question. */
function leansOn(index: AnswerIndex, question: string): boolean {
  return search(index, question, 1).query.words.every((word) => word.token.isFunction || word.known);
}

function resolved(index: AnswerIndex, question: string, earlier: Earlier, language: Language): Finding {
  const asks = hearProductAsks(question);
  const own = productReply(
    index,
    question,
    language,
    asks.asks.size > 0 ? asks : hearProductAsks(earlier.question),
  );
  if (own?.kind === "answer") return fromRows(own);
  if (asks.asks.size > 0) {
    // "كم سعره؟": the product is in the customer's last question, or in what the agent named.
    for (const text of [earlier.question, earlier.reply]) {
      const rows = productReply(index, text, language, asks);
      if (rows !== undefined) return fromRows(rows);
    }
  }
  if (!leansOn(index, question)) return NOTHING;
  return fromHits(search(index, `${earlier.question} ${question}`, LOOKED_AT), language);
}

export function findings(
  index: AnswerIndex,
  message: string,
  history: readonly Turn[],
  language: Language,
): Finding {
  const question = isArabizi(message) ? fromArabizi(message) : message;
  const earlier = isFollowUp(question) ? earlierQuestion(history) : undefined;
  if (earlier === undefined) return alone(index, question, language);
  const moved = otherCase(index, question, earlier, language);
  if (moved !== undefined) return moved;
  const own = alone(index, question, language);
  return better(own.probability >= CLEAR ? own : undefined, resolved(index, question, earlier, language));
}
