import type { Query, QueryWord } from "#server/answers/retrieve/query.ts";
import type { Retrieval } from "#server/answers/retrieve/retrieve.ts";
import { isArabic, isNumber } from "#server/answers/text/words.ts";
import { weightOf, type SpanHit } from "./best-span.ts";
import { spansOf } from "./spans.ts";
import { toldShare, type Wanted } from "./wanted.ts";
import { windowOf } from "./window.ts";

/** What the probability that a sentence answers is computed from; all are comparable across knowledge bases. */
export const PROSE_FEATURES = [
  "own",
  "covered",
  "rarest",
  "unknown",
  "margin",
  "entryScore",
  "told",
  "untold",
  "logContent",
  "otherLanguage",
  "isFaq",
  "faqCovered",
  "above",
  "isRow",
  "firstEntry",
  "computed",
] as const;

/** What a question's words are worth that a text has, as a share of all. */
function shareOf(words: readonly QueryWord[], at: readonly number[], has: readonly number[]): number {
  const total = at.reduce((sum, i) => sum + weightOf(words[i]!), 0);
  return total === 0 ? 0 : at.reduce((sum, i) => sum + weightOf(words[i]!) * has[i]!, 0) / total;
}

/** A FAQ's question's words that the customer's has as well, as a share of all: the other half of likeness. */
function askedBack(query: Query, stems: ReadonlySet<string>): number {
  const asked = new Set(query.words.flatMap((word) => word.stems));
  return stems.size === 0 ? 0 : [...stems].filter((stem) => asked.has(stem)).length / stems.size;
}

/** A word nobody here has written is not what tells texts apart. */
const rarity = ({ known, idf }: QueryWord): number => (known ? idf : Infinity);

/** What speaks for the best of the sentences, in the order of PROSE_FEATURES. */
export function proseFeatures(
  { query, hits }: Retrieval,
  { wanted, computed }: { wanted: ReadonlySet<Wanted>; computed: boolean },
  [best, ...others]: readonly SpanHit[],
): number[] | undefined {
  if (best === undefined) return undefined;
  const { words } = query;
  const everywhere = words.map((_, i) => i);
  const content = everywhere.filter((i) => !words[i]!.token.isFunction);
  const subject = content.length > 0 ? content : everywhere;
  const rival = others.find(({ hit }) => hit.position !== best.hit.position);
  const told = toldShare(wanted, windowOf(best.spans, best.at));
  const rarest = subject.toSorted((a, b) => rarity(words[b]!) - rarity(words[a]!))[0];
  const asksArabic = words.some(({ token }) => isArabic(token.word));
  const { entry } = best.hit;
  const span = best.spans[best.at]!;
  const unknown = subject.filter((i) => !words[i]!.known && !isNumber(words[i]!.token.word));
  return [
    shareOf(words, subject, best.own),
    shareOf(words, subject, best.reached),
    rarest === undefined ? 0 : best.reached[rarest]!,
    unknown.length / Math.max(1, subject.length),
    rival === undefined ? 0.3 : Math.min(0.5, best.score - rival.score),
    best.hit.score / (hits[0]?.score ?? 1),
    told ?? 0,
    told === undefined ? 0 : 1 - told,
    Math.log(1 + subject.length),
    asksArabic === /\p{Script=Arabic}/u.test(span.text) ? 0 : 1,
    entry.kind === "faq" ? 1 : 0,
    entry.kind === "faq" ? askedBack(query, spansOf(entry, "ar").above.stems) : 0,
    shareOf(words, subject, best.above),
    span.isRow ? 1 : 0,
    best.hit.position === hits[0]?.position ? 1 : 0,
    computed ? 1 : 0,
  ];
}
