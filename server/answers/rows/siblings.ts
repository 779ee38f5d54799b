import { isFollowUp } from "#server/answers/understand/follow-up.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import type { Row } from "./row.ts";
import type { RowQuestion } from "./row-question.ts";

const stemsOf = ({ entry }: Row): string[] =>
  tokens(entry.name.ar ?? entry.name.en ?? "").flatMap(({ stem, isFunction }) => (isFunction ? [] : [stem]));

/** Whether two rows of one list are called the same but for their last word: "حري وسط", "حري كبير". */
function areSiblings(one: Row, other: Row): boolean {
  const { sourceId, sheet } = one.entry.origin;
  if (sourceId !== other.entry.origin.sourceId || sheet !== other.entry.origin.sheet) return false;
  const [first = "", ...rest] = stemsOf(one);
  const [same, ...others] = stemsOf(other);
  const shared = rest.findIndex((stem, at) => stem !== others[at]);
  return (
    first === same &&
    rest.length > 0 &&
    others.length > 0 &&
    shared >= Math.min(rest.length, others.length) - 1
  );
}

/**
 * "And the large one?" after one thing: of the large ones, its own. All rows where nothing was spoken of, or where it has
 * no such sibling.
 */
export function preferSiblings(rows: readonly Row[], { question, context, spokenOf }: RowQuestion): Row[] {
  if (rows.length < 2 || context.history.length === 0 || !isFollowUp(question)) return [...rows];
  const spoken = spokenOf();
  const near = rows.filter((row) => spoken.some((other) => other !== row && areSiblings(row, other)));
  return near.length > 0 ? near : [...rows];
}
