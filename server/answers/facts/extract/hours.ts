import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { Branch, OpeningHours, Service } from "#server/answers/facts/facts.ts";
import { marksOf, weekDays } from "./calendar.ts";
import { dayMinutes } from "./clock-times.ts";
import { withExceptions, withoutContradictions, type StatedHours } from "./hours-consistency.ts";
import { extractHoursFromTables } from "./hours-table.ts";
import { readHoursAlike, withoutLikeness } from "./hours-alike.ts";
import { findMentionedBranches, piecesOf } from "./hours-pieces.ts";
import { findNamedBranches } from "./named-branches.ts";
import { daysIn, scheduleOf, type Slot } from "./schedule.ts";
import type { Section, Sentence } from "./sections.ts";
import { Signs } from "./signs.ts";

const ramadanPattern = factPattern("{ramadan}", "iu");
const besideDaysPattern = factPattern("^{beside_days}$");
const onlyPattern = /فقط|(?<!\p{L})only(?!\p{L})/iu;
/** Matches up to the last word of a time; the condition follows. */
const upToTimePattern = factPattern(
  String.raw`^.*(?:\d|{part_of_day}\p{M}*ا?\p{M}*|مساء\p{M}*|الليل|\bam|\bpm|\ba\.m\.|\bp\.m\.|noon|midnight)\s*(?=[^\d\s])`,
  "iu",
);

/** "Within 24 hours" is a duration. */
const lastsPattern = factPattern(String.raw`{lasts}\s+(?:24|٢٤)`, "iu");

const maxWordsBeforeName = 3;
/** "أيام العيد: …", "On public holidays …": hours of a few days of the year. */
const ofHolidaysPattern = factPattern(
  String.raw`^(?:\S+\s+){0,2}(?:ال)?{holiday}(?![\p{L}])|^(?:\S+\s+){0,2}{day_of_year}`,
  "iu",
);

/** Context from earlier in the section for a sentence without names ("Friday closed."). */
interface Context {
  service: Service | undefined;
  branches: number[];
  isOpening: boolean;
  /** Branches named on the line before any hours. */
  branchesWithoutHours: number[];
}

function isOnlyDays(text: string): boolean {
  return (
    daysIn(text).length > 0 &&
    marksOf(text).every(
      (mark) => mark.kinds.length > 0 || besideDaysPattern.test(mark.text) || onlyPattern.test(mark.text),
    )
  );
}

function conditionOf(clause: string, branches: readonly Branch[]): string | undefined {
  if (!onlyPattern.test(clause)) return undefined;
  const rest = clause
    .replace(upToTimePattern, "")
    .replace(/^\s*(?:is|are)\s/iu, "")
    .replace(/^[\s،,.;:–-]+|[\s،,.;:–-]+$/gu, "");
  if (rest.replace(onlyPattern, "").trim() === "" || !onlyPattern.test(rest)) return undefined;
  // "Only in the Rawda branch" and "Saturday to Wednesday only" state the branch and the days, and no condition.
  return findNamedBranches(rest, branches).length > 0 || isOnlyDays(rest) ? undefined : rest;
}

/** The clause of a sentence that a slot was read in, for the condition that stands there. */
function conditionFor(
  slot: Slot,
  clauses: readonly string[],
  branches: readonly Branch[],
): string | undefined {
  for (const clause of clauses) {
    const condition = conditionOf(clause, branches);
    if (condition === undefined) continue;
    const own = scheduleOf(clause);
    if (own.length === 0) return condition;
    const isHere = own.some(
      ({ dayOfWeek, opens }) =>
        opens === slot.opens && (dayOfWeek ?? []).every((day) => slot.dayOfWeek?.includes(day)),
    );
    if (isHere) return condition;
  }
  return undefined;
}

/**
 * The branches of the hours; empty where they are all open branches, so that hours of a single branch take precedence.
 */
function unlessAll(named: readonly number[], branches: readonly Branch[]): number[] {
  const isAll = branches.every(({ status }, at) => status !== "open" || named.includes(at));
  return isAll ? [] : [...named];
}

/**
 * A branch at the beginning ("فرع العليا: …", "Olaya: …") owns the hours that follow; later in a sentence it may only
 * be a place.
 */
function isAboutBranch(text: string, branches: readonly Branch[]): boolean {
  return findNamedBranches(text.split(/\s+/u).slice(0, maxWordsBeforeName).join(" "), branches).length > 0;
}

function readSentence(
  sentence: Sentence,
  section: Signs,
  season: boolean,
  before: Context,
  branches: readonly Branch[],
): { hours: OpeningHours[]; context: Context } {
  const { text: quote, entry } = sentence;
  const text = withoutLikeness(quote, branches);
  const signs = new Signs(text);
  const announced = section.has("section:hours");
  const service = (signs.first("service") ?? section.first("service")) as Service | undefined;
  const own = findMentionedBranches(text, branches);
  const opensHere = signs.has("opens") || announced || signs.first("service") !== undefined;
  const excluded = signs.has("not_opening") && !signs.has("opens");
  const context: Context = {
    service: (signs.first("service") as Service | undefined) ?? before.service ?? service,
    // Hours after several branches that have none of their own are the hours of all of them.
    branches:
      own.length > 0
        ? own
        : before.branchesWithoutHours.length > 1
          ? before.branchesWithoutHours
          : before.branches,
    branchesWithoutHours: [...new Set([...before.branchesWithoutHours, ...own])],
    isOpening: (opensHere || before.isOpening || isAboutBranch(text, branches)) && !excluded,
  };
  const isOfBranch = before.isOpening || (own.length > 0 && sentence.opensLine);
  const none = { hours: [], context: { ...context, isOpening: isOfBranch } };
  // The hours of a person ("الدكتورة هند … تداوم") are not those of the business.
  const isPersons = new Signs(text.split(/\s+/u).slice(0, 2).join(" ")).first("title") !== undefined;
  if (!context.isOpening || isPersons || ofHolidaysPattern.test(text)) return none;
  const hours: OpeningHours[] = [];
  for (const piece of piecesOf(text, branches)) {
    const slots = scheduleOf(piece.text, announced);
    // Hours without days are used only under a heading about opening hours.
    const certain = announced || season || ramadanPattern.test(text) || signs.has("opens");
    const here = piece.branches;
    const clauses = piece.text.split(/[،,؛;]/u);
    for (const slot of slots) {
      if (slot.dayOfWeek === undefined && piece.days === undefined && !certain) continue;
      if (
        slot.dayOfWeek === undefined &&
        slot.closes === dayMinutes &&
        slot.opens === 0 &&
        lastsPattern.test(text)
      )
        continue;
      const condition = conditionFor(slot, clauses, branches);
      hours.push({
        dayOfWeek: slot.dayOfWeek ?? piece.days ?? [...weekDays],
        opens: slot.opens,
        closes: slot.closes,
        service: context.service ?? "premises",
        branches: unlessAll(here.length > 0 ? here : context.branches, branches),
        entry,
        quote,
        ...((season || ramadanPattern.test(text)) && { season: "ramadan" as const }),
        ...(condition !== undefined && { condition }),
      });
    }
  }
  return hours.length === 0 ? none : { hours, context: { ...context, branchesWithoutHours: [] } };
}

/** Extracts the opening hours from tables and prose, without those that contradict each other. */
export function extractHours(sections: readonly Section[], branches: readonly Branch[]): OpeningHours[] {
  const stated = sections.flatMap((section): StatedHours[] => {
    const signs = new Signs(section.title);
    const season = ramadanPattern.test(section.title);
    const inTables = extractHoursFromTables(section, signs, season, branches);
    const found: OpeningHours[] = [...inTables];
    const titled = findNamedBranches(section.heading, branches);
    const empty: Context = {
      service: undefined,
      branches: titled,
      isOpening: false,
      branchesWithoutHours: [],
    };
    let context = empty;
    for (const sentence of section.sentences) {
      if (sentence.opensLine) context = empty;
      const read = readSentence(sentence, signs, season, context, branches);
      found.push(...read.hours);
      context = read.context;
    }
    const rows = new Set(inTables.map(({ quote }) => quote));
    const trustOf = ({ quote }: OpeningHours): number =>
      rows.has(quote) ? 2 : Number(signs.has("section:hours"));
    return withExceptions([...found, ...readHoursAlike(section.sentences, found, branches)]).map((hours) => ({
      hours,
      trust: trustOf(hours),
    }));
  });
  return withoutContradictions(stated, branches);
}
