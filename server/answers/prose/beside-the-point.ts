import type { Query } from "#server/answers/retrieve/query.ts";
import { caseOf } from "#server/answers/text/kinds.ts";
import type { SpanHit } from "./best-span.ts";
import type { Wanted } from "#server/answers/understand/value.ts";

/** A question with more subject words may mention a place in passing. */
const maxWordsAboutPlace = 4;

/** Whether a short question names a place that neither the sentence nor its headings mention. */
export function isElsewhere({ words }: Query, { own, above }: SpanHit): boolean {
  const subject = words.filter(({ token }) => !token.isFunction);
  return (
    subject.length <= maxWordsAboutPlace &&
    words.some(
      ({ token }, i) =>
        !token.isFunction && caseOf(token.stem) === "place" && Math.max(own[i]!, above[i]!) < 1,
    )
  );
}

/**
 * A question of few words, of which a FAQ's own question has none: its answer has them by the way ("working days").
 * Whether there is something is told wherever all of it is named.
 */
export function isBesideThePoint(
  { words }: Query,
  { above, own }: SpanHit,
  wanted: ReadonlySet<Wanted>,
): boolean {
  const subject = words.flatMap(({ token }, i) => (token.isFunction ? [] : [i]));
  if (wanted.size === 1 && wanted.has("yesno") && subject.every((i) => own[i] === 1)) return false;
  return subject.length < 3 && subject.every((i) => above[i] === 0);
}
