import type { Language } from "#server/answers/entry.ts";
import type { Query, QueryWord } from "#server/answers/retrieve/query.ts";
import type { Hit, Retrieval } from "#server/answers/retrieve/retrieve.ts";
import { spansOf, type Span, type TextEntry } from "./spans.ts";
import { measureValue, type Wanted } from "#server/answers/understand/value.ts";

/** What a word counts that stands in the sentence before, or elsewhere in the text, beside one in the sentence. */
const beforeLimit = 0.3;
const elsewhereLimit = 0.35;
/** Words without a subject hardly tell sentences apart. */
const functionLimit = 0.05;
/** What the entry's rank adds, and a value of the kind that is asked for ("how long?": a time). */
const ranked = 0.15;
const toldLimit = 0.2;
/** Rare words tell more than in a ranking of whole texts. */
const rarity = 1.25;

/** A heading says what stands under it and answers nothing. */
const maxHeadingLength = 5;

/** A numbered line without an end, or a text of one line that tells no amount: "5. Online courses", the shop's name. */
function isHeading({ text, isRow }: Span, { length }: readonly Span[]): boolean {
  const said = text.replace(/^\s*\p{Nd}+[.)]\s+/u, "");
  if (isRow || (length > 1 && said === text)) return false;
  return !/[\p{Nd}.:،,؟?!؛;]/u.test(said) && said.split(/\s+/u).length <= maxHeadingLength;
}

/** A sentence that may answer. */
export interface SpanHit {
  hit: Hit & { entry: TextEntry };
  /** All sentences of its entry, and which one it is. */
  spans: readonly Span[];
  at: number;
  /** Comparable within one question only. */
  score: number;
  /** How far the sentence, what it stands under, and both with its neighbours have each word of the question, 0–1. */
  own: readonly number[];
  above: readonly number[];
  reached: readonly number[];
}

export const weightOf = ({ token, idf }: QueryWord): number =>
  (token.isFunction ? functionLimit : 1) * idf ** rarity;

function hitsWithin(query: Query, hit: SpanHit["hit"], language: Language): Omit<SpanHit, "score">[] {
  const { above: title, spans } = spansOf(hit.entry, language);
  const above = query.words.map((word) => title.has(word));
  const all = spans.map(({ words }) => query.words.map((word) => words.has(word)));
  const most = query.words.map((_, i) => Math.max(0, ...all.map((each) => each[i]!)));
  return spans.map((_, at) => {
    const own = all[at]!;
    const before = all[at - 1];
    const reached = own.map((value, i) =>
      Math.max(value, above[i]!, beforeLimit * (before?.[i] ?? 0), elsewhereLimit * most[i]!),
    );
    return { hit, spans, at, own, above, reached };
  });
}

/** The sentences of the entries found that may answer, best first. */
export function rankSpans(
  { query, hits }: Retrieval,
  wanted: ReadonlySet<Wanted>,
  language: Language,
): SpanHit[] {
  const top = hits[0]?.score ?? 1;
  const weights = query.words.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const found: SpanHit[] = [];
  for (const hit of hits) {
    const { entry } = hit;
    if (entry.kind === "product") continue;
    for (const each of hitsWithin(query, { ...hit, entry }, language)) {
      if (entry.kind === "passage" && isHeading(each.spans[each.at]!, each.spans)) continue;
      const covered = each.reached.reduce((sum, value, i) => sum + weights[i]! * value, 0) / total;
      const told = measureValue(wanted, each.spans[each.at]!.text) ?? 0;
      found.push({ ...each, score: covered + (ranked * hit.score) / top + toldLimit * told });
    }
  }
  return found.sort((a, b) => b.score - a.score);
}
