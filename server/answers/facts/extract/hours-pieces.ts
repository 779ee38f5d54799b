import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { Branch, DayOfWeek } from "#server/answers/facts/facts.ts";
import { findNamedBranches } from "./named-branches.ts";
import { daysIn, scheduleOf } from "./schedule.ts";
import { Signs } from "./signs.ts";

/** A part of a sentence about the hours of some branches; without branches it continues the ones before. */
export interface Piece {
  text: string;
  branches: number[];
  /** The days of its hours where the part names none. */
  days?: DayOfWeek[];
}

/** Clauses end with a mark, or where another place is named: "… closed and the Makkah branch …". */
const clausesPattern = factPattern(
  String.raw`(?<=[،,؛;])(?!\d)|\s(?=و{place_in_clause}\s)|\s(?=and (?:the |our )?(?:\p{Lu}\p{L}+ ){1,2}{branch_in_clause}(?!\p{L}))`,
);

/** The branches that a text is about: the named ones, or all where it says so ("in both branches"). */
export function findMentionedBranches(text: string, branches: readonly Branch[]): number[] {
  if (new Signs(text).has("all_branches"))
    return branches.flatMap(({ status }, at) => (status === "open" ? [at] : []));
  return findNamedBranches(text, branches);
}

/**
 * The clauses of a sentence, joined to pieces on the branches that each names; `isOfAll`: whether a clause that names
 * none begins a piece of its own after the `length` pieces so far.
 */
export function clausesByBranch(
  text: string,
  namedIn: (clause: string) => number[],
  isOfAll: (clause: string, before: { length: number; last: Piece }) => boolean = () => false,
): Piece[] {
  const pieces: Piece[] = [];
  for (const clause of text.split(clausesPattern)) {
    const named = namedIn(clause);
    const last = pieces.at(-1);
    const opens =
      last === undefined ||
      (named.length === 0 ? isOfAll(clause, { length: pieces.length, last }) : last.branches.length > 0);
    if (opens) pieces.push({ text: clause, branches: named });
    else {
      last.text += clause;
      if (named.length > 0) last.branches = named;
    }
  }
  return pieces;
}

/** A sentence about several branches, each with hours of its own, is read branch by branch. */
export function piecesOf(text: string, branches: readonly Branch[]): Piece[] {
  const pieces = clausesByBranch(
    text,
    (clause) => findMentionedBranches(clause, branches),
    // Days after the last branch hold for all branches without days.
    (clause, { length, last }) =>
      length > 1 &&
      scheduleOf(clause).some(({ dayOfWeek }) => dayOfWeek !== undefined) &&
      daysIn(last.text).length === 0,
  );
  const timed = pieces.filter((piece) => piece.branches.length > 0 && scheduleOf(piece.text).length > 0);
  if (timed.length < 2) return [{ text, branches: findMentionedBranches(text, branches) }];
  const all = [...new Set(pieces.flatMap((piece) => piece.branches))];
  const days = daysIn(text);
  return pieces.map((piece) => ({
    text: piece.text,
    branches: piece.branches.length > 0 ? piece.branches : all,
    ...(days.length > 0 && { days }),
  }));
}
