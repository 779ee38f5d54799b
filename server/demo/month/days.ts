import type { Random } from "./random.ts";

const dayMs = 24 * 3_600_000;
/** Riyadh is UTC+3 all year. */
const riyadhMs = 3 * 3_600_000;

/**
 * Relative traffic of the days of the week, from Sunday. Thursday evening and Friday are busy with coffee, and
 * people catch up on Sunday.
 */
const weekdays = [1.05, 0.9, 0.95, 0.95, 1.3, 1.2, 0.8];
/** Relative traffic of the hours of the day in Riyadh: little before ten, most after the evening prayer. */
const hours = [
  5, 3, 1.5, 0.6, 0.4, 0.4, 0.8, 1.5, 3, 4.5, 6, 6.5, 6.5, 6, 5, 6, 7, 7, 6.5, 8, 10, 11, 10, 7.5,
];
/** Friday morning is quiet because of the prayer. */
const fridayHours = hours.map((weight, hour) => (hour >= 5 && hour < 13 ? weight * 0.35 : weight * 1.15));

/** Plans the month's days, oldest first: the number of days before the month's end, and the traffic of each. */
export function planDays(random: Random, endsAt: Date): { daysAgo: number; weight: number; date: Date }[] {
  const midnight = midnightOf(endsAt);
  return Array.from({ length: 30 }, (_, index) => {
    const daysAgo = 29 - index;
    const date = new Date(midnight.getTime() - daysAgo * dayMs);
    // The shop grows a little, and each campaign's offer increases the traffic for two days.
    const growth = 0.85 + 0.35 * (index / 29);
    const offer = [21, 20, 12, 11, 4].includes(daysAgo) ? 1.6 : 1;
    const chance = 0.85 + random.next() * 0.3;
    const soFar = daysAgo === 0 ? Math.max(0.1, (endsAt.getTime() - midnight.getTime()) / dayMs) : 1;
    return { daysAgo, date, weight: (weekdays[weekdayOf(date)] ?? 1) * growth * offer * chance * soFar };
  });
}

/** Returns a moment of that day, on a whole second, at an hour when people write. */
export function momentOf(random: Random, date: Date): Date {
  const weights = weekdayOf(date) === 5 ? fridayHours : hours;
  const hour = random.weighted(weights.map((weight, index) => [index, weight] as const));
  return new Date(date.getTime() + hour * 3_600_000 + random.whole(0, 3599) * 1000);
}

/**
 * Hours during which the team works in the inbox, from Sunday. They match the hours of customer care in the shop's
 * files.
 */
const shifts: readonly (readonly [opens: number, closes: number])[] = [
  [9, 21],
  [9, 21],
  [9, 21],
  [9, 21],
  [9, 21],
  [16, 22],
  [12, 18],
];

/** Returns the time when a member of the team next works in the inbox. */
export function nextShift(random: Random, at: Date): Date {
  const hour = ((at.getTime() + riyadhMs) % dayMs) / 3_600_000;
  const [opens, closes] = shifts[weekdayOf(at)] ?? [9, 21];
  if (hour >= opens && hour < closes) return at;
  const day = midnightOf(at).getTime() + (hour >= closes ? dayMs : 0);
  const [morning] = shifts[weekdayOf(new Date(day))] ?? [9, 21];
  return new Date(day + morning * 3_600_000 + random.whole(2, 70) * 60_000);
}

const weekdayOf = (date: Date): number => new Date(date.getTime() + riyadhMs).getUTCDay();

/** Returns midnight in Riyadh at the beginning of that day. */
export const midnightOf = (at: Date): Date =>
  new Date(Math.floor((at.getTime() + riyadhMs) / dayMs) * dayMs - riyadhMs);
