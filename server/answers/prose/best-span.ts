import type { Language } from "#server/answers/entry.ts";
import type { Query, QueryWord } from "#server/answers/retrieve/query.ts";
import type { Hit, Retrieval } from "#server/answers/retrieve/retrieve.ts";
import type { WordVector } from "#server/answers/text/word-vectors.ts";
import { findAlike, collectMeanings } from "./alike.ts";
import { spansOf, titleOf, type Span, type TextEntry } from "./spans.ts";
import { measureValue, type Wanted } from "#server/answers/understand/value.ts";

/** Weight of a question's word that only the sentence before has, or only another sentence of the text. */
const sentenceBeforeWeight = 0.3;
const elsewhereWeight = 0.35;
/** Function words hardly tell sentences apart. */
const functionWordWeight = 0.05;
/** Weights of the entry's rank and of a value of the kind that is asked for ("how long?": a time). */
const rankWeight = 0.15;
const valueWeight = 0.2;
/** Rarity counts for more among sentences than in a ranking of whole texts. */
const rarityExponent = 1.25;

/** A line of at most this many words without a number or punctuation is a heading, which answers nothing. */
const maxHeadingLength = 5;

/**
 * Whether a line is a heading: numbered and without a full stop ("5. Online courses"), or all of a text and without an
 * amount (the shop's name).
 */
function isHeading({ text, isRow }: Span, { length }: readonly Span[]): boolean {
  const said = text.replace(/^\s*\p{Nd}+[.)]\s+/u, "");
  if (isRow || (length > 1 && said === text)) return false;
  return !/[\p{Nd}.:،,؟?!؛;]/u.test(said) && said.split(/\s+/u).length <= maxHeadingLength;
}

/** A sentence that may answer a question. */
export interface SpanHit {
  hit: Hit & { entry: TextEntry };
  /** All sentences of its entry, and which one it is. */
  spans: readonly Span[];
  at: number;
  /** Comparable within one question only. */
  score: number;
  /**
   * For each word of the question, how surely (0–1) the sentence has it, its headings have it, and either of them or a
   * neighbour has it.
   */
  own: readonly number[];
  above: readonly number[];
  reached: readonly number[];
}

export const weightOf = ({ token, idf }: QueryWord): number =>
  (token.isFunction ? functionWordWeight : 1) * idf ** rarityExponent;

function hitsWithin(
  query: Query,
  meanings: readonly (WordVector | undefined)[],
  hit: SpanHit["hit"],
  language: Language,
): (Omit<SpanHit, "score"> & { alike: readonly number[] })[] {
  const read = spansOf(hit.entry, language);
  const { above: title, spans } = read;
  const alikeAt = findAlike(meanings, read, titleOf(hit.entry));
  const above = query.words.map((word) => title.has(word));
  const all = spans.map(({ words }) => query.words.map((word) => words.has(word)));
  const most = query.words.map((_, i) => Math.max(0, ...all.map((each) => each[i]!)));
  return spans.map((_, at) => {
    const own = all[at]!;
    const before = all[at - 1];
    const reached = own.map((value, i) =>
      Math.max(value, above[i]!, sentenceBeforeWeight * (before?.[i] ?? 0), elsewhereWeight * most[i]!),
    );
    return { hit, spans, at, own, above, reached, alike: alikeAt(at) };
  });
}

/** Sentences of the entries found, best first. */
export function rankSpans(
  { query, hits }: Retrieval,
  wanted: ReadonlySet<Wanted>,
  language: Language,
): SpanHit[] {
  const top = hits[0]?.score ?? 1;
  const weights = query.words.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const meanings = collectMeanings(query.words);
  const found: SpanHit[] = [];
  for (const hit of hits) {
    const { entry } = hit;
    if (entry.kind === "product") continue;
    for (const { alike, ...each } of hitsWithin(query, meanings, { ...hit, entry }, language)) {
      if (entry.kind === "passage" && isHeading(each.spans[each.at]!, each.spans)) continue;
      const covered =
        each.reached.reduce((sum, value, i) => sum + weights[i]! * Math.max(value, alike[i]!), 0) / total;
      const valueShare = measureValue(wanted, each.spans[each.at]!.text) ?? 0;
      found.push({ ...each, score: covered + (rankWeight * hit.score) / top + valueWeight * valueShare });
    }
  }
  return found.sort((a, b) => b.score - a.score);
}
