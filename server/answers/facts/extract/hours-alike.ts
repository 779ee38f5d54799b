import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { Branch, OpeningHours } from "#server/answers/facts/facts.ts";
import { findNamedBranches } from "./named-branches.ts";
import { scheduleOf } from "./schedule.ts";
import type { Sentence } from "./sections.ts";

/**
 * Comparisons with another branch and the difference: "مواعيده مثل بريدة ما عدا الجمعة مغلق", "same hours as Riyadh
 * except Friday".
 */
const likePattern = factPattern(
  String.raw`(?<!\p{L})(?:مثل|زي|(?:ب)?نفس\s+{hours_alike}|(?:the\s+)?same(?:\s+(?:hours|times))?\s+as)\s+(?:{before_other_branch}\s+)*(?<name>\p{L}+(?:\s\p{L}+)?)`,
  "iu",
);

interface Likeness {
  /** The text before the comparison and the text after the name. */
  before: string;
  after: string;
  /** Position of the branch that the comparison names. */
  other: number;
}

function likenessIn(text: string, branches: readonly Branch[]): Likeness | undefined {
  const match = likePattern.exec(text);
  if (match === null) return undefined;
  const words = match.groups!["name"]!.split(" ");
  for (const name of [words.join(" "), words[0]!]) {
    const [other, ...more] = findNamedBranches(name, branches);
    if (other === undefined || more.length > 0) continue;
    const end = match.index + match[0].length - match.groups!["name"]!.length + name.length;
    return { before: text.slice(0, match.index), after: text.slice(end), other };
  }
  return undefined;
}

/** A sentence without its comparison, so that nothing in it is read as hours of the other branch. */
export function withoutLikeness(text: string, branches: readonly Branch[]): string {
  const found = likenessIn(text, branches);
  return found === undefined ? text : `${found.before}${found.after}`;
}

/** The hours of branches that open like another one, except on the days that the comparison names. */
export function readHoursAlike(
  sentences: readonly Sentence[],
  hours: readonly OpeningHours[],
  branches: readonly Branch[],
): OpeningHours[] {
  return sentences.flatMap(({ text, entry }) => {
    const found = likenessIn(text, branches);
    const own = found === undefined ? [] : findNamedBranches(found.before, branches);
    if (found === undefined || own.length !== 1 || own[0] === found.other) return [];
    const ownDays = new Set(scheduleOf(found.after).flatMap(({ dayOfWeek }) => dayOfWeek ?? []));
    return hours
      .filter(({ branches: of, service }) => service === "premises" && of.includes(found.other))
      .map((each) => ({
        ...each,
        dayOfWeek: each.dayOfWeek.filter((day) => !ownDays.has(day)),
        branches: own,
        entry,
        quote: text,
      }))
      .filter(({ dayOfWeek }) => dayOfWeek.length > 0);
  });
}
