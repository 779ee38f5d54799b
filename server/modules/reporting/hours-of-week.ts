import { resolveTeamHours } from "#shared/rules/business-hours.ts";
import { type TeamHours, weekRanges } from "#shared/rules/team-hours.ts";

/** Position of a quarter of an hour: inside the hours, outside, or across a moment at which they begin or end. */
export const quarterKinds = { open: 0, late: 1, mixed: 2 } as const;

const quarterMinutes = 15;
export const quartersPerDay = (24 * 60) / quarterMinutes;

/** Flags of a day: whether it is a holiday (1), and whether the day before was one (2). */
const holidayKinds = [0, 1, 2, 3] as const;

/**
 * Returns the kind of each quarter of the week, one byte each, ordered by weekday (0 is Sunday), quarter of the
 * day, and which of that day and the day before are holidays. A range belongs to the day on which it begins, so a
 * holiday also covers the night after it.
 */
export function hoursOfWeek(teamHours: TeamHours | null): Buffer {
  const ranges = weekRanges(resolveTeamHours(teamHours));
  const kinds: number[] = [];
  for (let weekday = 0; weekday < 7; weekday += 1)
    for (let quarter = 0; quarter < quartersPerDay; quarter += 1)
      for (const holidays of holidayKinds) {
        const today = holidays & 1 ? [] : ranges.filter((range) => range.weekday === weekday);
        const before = holidays & 2 ? [] : ranges.filter((range) => range.weekday === (weekday + 6) % 7);
        kinds.push(
          kindOf(quarter * quarterMinutes, [
            ...today,
            ...before.map(({ opens, closes }) => ({ opens: opens - 24 * 60, closes: closes - 24 * 60 })),
          ]),
        );
      }
  return Buffer.from(kinds);
}

const quartersPerHour = 4;
export const hoursPerDay = 24;

/**
 * Returns the kind of each hour of the week, in the order of `hoursOfWeek`. An hour whose quarters differ is mixed.
 */
export function wholeHours(quarters: Buffer): Buffer {
  const kinds: number[] = [];
  for (let first = 0; first < quarters.length; first += quartersPerHour * holidayKinds.length)
    for (const holidays of holidayKinds) {
      const hourQuarters = [0, 1, 2, 3].map(
        (place) => quarters[first + place * holidayKinds.length + holidays],
      );
      kinds.push(
        hourQuarters.every((kind) => kind === hourQuarters[0])
          ? (hourQuarters[0] as number)
          : quarterKinds.mixed,
      );
    }
  return Buffer.from(kinds);
}

function kindOf(minute: number, ranges: { opens: number; closes: number }[]): number {
  const isInside = (moment: number) => moment > minute && moment < minute + quarterMinutes;
  if (ranges.some(({ opens, closes }) => isInside(opens) || isInside(closes))) return quarterKinds.mixed;
  return ranges.some(({ opens, closes }) => opens <= minute && closes > minute)
    ? quarterKinds.open
    : quarterKinds.late;
}
