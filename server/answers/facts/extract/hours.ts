import type { Branch, OpeningHours, Service } from "#server/answers/facts/facts.ts";
import { WEEK } from "./calendar.ts";
import { DAY } from "./clock-times.ts";
import { hoursInTables } from "./hours-table.ts";
import { branchesNamed } from "./named-branches.ts";
import { daysIn, scheduleOf, type Slot } from "./schedule.ts";
import type { Section, Sentence } from "./sections.ts";
import { Signs } from "./signs.ts";

const RAMADAN = /رمضان|ramadan/iu;
const ONLY = /فقط|(?<!\p{L})only(?!\p{L})/iu;
/** Up to the last word that tells a time: what follows is the condition. */
const UP_TO_TIME =
  /^.*(?:\d|صباح\p{M}*ا?\p{M}*|مساء\p{M}*|عصر\p{M}*ا?\p{M}*|ظهر\p{M}*ا?\p{M}*|ليل\p{M}*ا?\p{M}*|فجر\p{M}*ا?\p{M}*|الليل|\bam|\bpm|\ba\.m\.|\bp\.m\.|noon|midnight)\s*(?=[^\d\s])/iu;

/** "Within 24 hours" is how long something takes. */
const LASTS = /(?:خلال|بعد|قبل|لمدة|كل|within|over|in|after|every|for)\s+(?:24|٢٤)/iu;

/** What is said before in the same section and holds for a sentence that names nothing itself ("Friday closed."). */
interface Context {
  service: Service | undefined;
  branches: number[];
  isOpening: boolean;
}

function conditionOf(clause: string): string | undefined {
  if (!ONLY.test(clause)) return undefined;
  const rest = clause
    .replace(UP_TO_TIME, "")
    .replace(/^\s*(?:is|are)\s/iu, "")
    .replace(/^[\s،,.;:–-]+|[\s،,.;:–-]+$/gu, "");
  return rest === "" || !ONLY.test(rest) ? undefined : rest;
}

/** The clause of a sentence that a slot was read in, for the condition that stands there. */
function conditionFor(slot: Slot, clauses: readonly string[]): string | undefined {
  for (const clause of clauses) {
    const condition = conditionOf(clause);
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

/** A sentence about several branches, each with hours of its own, is read branch by branch. */
function piecesOf(text: string, branches: readonly Branch[]): { text: string; days?: number[] }[] {
  const clauses = text.split(/[،,؛;](?=\s*(?:و\s?)?(?:فرع|\p{Lu}))/u);
  const timed = clauses.filter(
    (clause) => scheduleOf(clause).length > 0 && branchesNamed(clause, branches).length > 0,
  );
  if (timed.length < 2) return [{ text }];
  const days = daysIn(text);
  return clauses.map((clause) => ({ text: clause, days: days.length === 0 ? [...WEEK] : days }));
}

function readSentence(
  sentence: Sentence,
  section: Signs,
  season: boolean,
  before: Context,
  branches: readonly Branch[],
): { hours: OpeningHours[]; context: Context } {
  const { text, entry } = sentence;
  const signs = new Signs(text);
  const announced = section.has("section:hours");
  const service = (signs.first("service") ?? section.first("service")) as Service | undefined;
  const own = branchesNamed(text, branches);
  const opensHere = signs.has("opens") || announced || signs.first("service") !== undefined;
  const excluded = signs.has("not_opening") && !signs.has("opens");
  const context: Context = {
    service: (signs.first("service") as Service | undefined) ?? before.service ?? service,
    branches: own.length > 0 ? own : before.branches,
    isOpening: (opensHere || before.isOpening || own.length > 0) && !excluded,
  };
  const isOfBranch = before.isOpening || (own.length > 0 && sentence.opensLine);
  const none = { hours: [], context: { ...context, isOpening: isOfBranch } };
  // "الدكتورة هند … تداوم": a person's hours are that person's.
  const isPersons = new Signs(text.split(/\s+/u).slice(0, 2).join(" ")).first("title") !== undefined;
  if (!context.isOpening || isPersons) return none;
  const hours: OpeningHours[] = [];
  for (const piece of piecesOf(text, branches)) {
    const slots = scheduleOf(piece.text, announced);
    // Hours on no day are a day's only where the heading says that they are opening hours.
    const certain = announced || season || RAMADAN.test(text) || signs.has("opens");
    const here = branchesNamed(piece.text, branches);
    const clauses = piece.text.split(/[،,؛;]/u);
    for (const slot of slots) {
      if (slot.dayOfWeek === undefined && !certain) continue;
      if (slot.dayOfWeek === undefined && slot.closes === DAY && slot.opens === 0 && LASTS.test(text))
        continue;
      const condition = conditionFor(slot, clauses);
      hours.push({
        dayOfWeek: slot.dayOfWeek ?? piece.days ?? [...WEEK],
        opens: slot.opens,
        closes: slot.closes,
        service: context.service ?? "premises",
        branches: here.length > 0 ? here : context.branches,
        entry,
        quote: text,
        ...((season || RAMADAN.test(text)) && { season: "ramadan" as const }),
        ...(condition !== undefined && { condition }),
      });
    }
  }
  return hours.length === 0 ? none : { hours, context };
}

/** When the business is open, from tables and prose. */
export function hoursIn(sections: readonly Section[], branches: readonly Branch[]): OpeningHours[] {
  return sections.flatMap((section) => {
    const signs = new Signs(section.title);
    const season = RAMADAN.test(section.title);
    const found: OpeningHours[] = hoursInTables(section, signs, season, branches);
    const titled = branchesNamed(section.heading, branches);
    const empty: Context = { service: undefined, branches: titled, isOpening: false };
    let context = empty;
    for (const sentence of section.sentences) {
      if (sentence.opensLine) context = empty;
      const read = readSentence(sentence, signs, season, context, branches);
      found.push(...read.hours);
      context = read.context;
    }
    return found;
  });
}
