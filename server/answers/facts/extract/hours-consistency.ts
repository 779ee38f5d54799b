import type { Branch, OpeningHours } from "#server/answers/facts/facts.ts";
import { weekDays } from "./calendar.ts";

function isOfSame(a: OpeningHours, b: OpeningHours): boolean {
  return (
    a.service === b.service &&
    a.season === b.season &&
    a.department === b.department &&
    a.branches.join(" ") === b.branches.join(" ")
  );
}

/** Hours of one day replace hours of every day: "daily 9 to 11, Friday from 2". */
export function withExceptions(hours: readonly OpeningHours[]): OpeningHours[] {
  return hours.flatMap((each) => {
    if (each.dayOfWeek.length < weekDays.length) return [each];
    const excepted = new Set(
      hours
        .filter((other) => other.dayOfWeek.length < weekDays.length && isOfSame(each, other))
        .flatMap(({ dayOfWeek }) => dayOfWeek),
    );
    const dayOfWeek = each.dayOfWeek.filter((day) => !excepted.has(day));
    return dayOfWeek.length === 0 ? [] : [{ ...each, dayOfWeek }];
  });
}

/** Hours of one branch replace hours of all branches on the same days. */
export function hoursAt(branch: number, hours: readonly OpeningHours[]): OpeningHours[] {
  const own = hours.filter(({ branches }) => branches.includes(branch));
  const ownDays = new Set(own.flatMap(({ dayOfWeek }) => dayOfWeek));
  const general = hours.flatMap((each) => {
    const dayOfWeek = each.dayOfWeek.filter((day) => !ownDays.has(day));
    return each.branches.length > 0 || dayOfWeek.length === 0 ? [] : [{ ...each, dayOfWeek }];
  });
  return [...own, ...general];
}

function isContradiction(a: OpeningHours, b: OpeningHours): boolean {
  if (a.opens === b.opens && a.closes === b.closes) return false;
  // Whether two hours of one day contradict each other: closed and open, or overlapping with different times.
  const isClosed = a.closes === 0 || b.closes === 0;
  const overlaps = isClosed || (a.opens < b.closes && b.opens < a.closes);
  return overlaps && a.dayOfWeek.some((day) => b.dayOfWeek.includes(day));
}

/** Hours with the trust in their source: 2 for a table, 1 under a heading about hours, otherwise 0. */
export interface StatedHours {
  hours: OpeningHours;
  trust: number;
}

/**
 * Removes the hours of a service and season that texts of the same trust state differently, because it is unknown which
 * are right; the texts are quoted instead. Hours from a less trusted source give way.
 */
export function withoutContradictions(
  stated: readonly StatedHours[],
  branches: readonly Branch[],
): OpeningHours[] {
  const places = branches.length === 0 ? [-1] : branches.map((_, at) => at);
  const isFree = (each: OpeningHours, among: readonly OpeningHours[]): boolean => {
    const same = [each, ...among.filter((other) => other !== each)].filter(
      ({ service, season, department }) =>
        service === each.service && season === each.season && department === each.department,
    );
    return places.every((place) => {
      const here = hoursAt(place, same);
      return here.every((a, at) => here.slice(at + 1).every((b) => !isContradiction(a, b)));
    });
  };
  const kept: OpeningHours[] = [];
  for (const trust of new Set(stated.map((each) => each.trust).toSorted((a, b) => b - a))) {
    const level = stated.filter((each) => each.trust === trust).map(({ hours }) => hours);
    const fitting = level.filter((each) => isFree(each, kept));
    kept.push(...fitting.filter((each) => isFree(each, fitting)));
  }
  return kept;
}
