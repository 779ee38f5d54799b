import { type MarketTopic, marketTopics } from "#shared/values/market-topics.ts";

/** A figure that fewer businesses have a part in could tell of one of them. A check of the table says the same. */
const minBusinesses = 10;
/** Of a figure: what one business makes up the most of is that business's own. */
const maxShareOfOne = 0.5;
const maxShownMarketTrends = 3;

/** How often the customers of one business asked, in a period and in the one before. */
export interface QuestionCounts {
  now: number;
  before: number;
}

/** What one business adds to the counts of its industry. Who it is, the counts do not need to know. */
export type Contribution = ReadonlyMap<MarketTopic, QuestionCounts>;

export interface MarketTrend extends QuestionCounts {
  topic: MarketTopic;
  /** How many businesses have a part in each of the two figures. */
  businesses: number;
  businesses_before: number;
}

/** The sum, and how many have a part in it; undefined where they are too few, or one of them is most of it. */
function figure(parts: readonly number[]): { sum: number; count: number } | undefined {
  const own = parts.filter((part) => part > 0);
  const sum = own.reduce((all, part) => all + part, 0);
  if (own.length < minBusinesses || Math.max(...own) > sum * maxShareOfOne) return undefined;
  return { sum, count: own.length };
}

/**
 * The topics of an industry with both their figures, where both may be shown. Only businesses that were asked in both
 * periods count: otherwise every business that joins would be a trend.
 */
export function marketTrends(contributions: readonly Contribution[]): MarketTrend[] {
  const steady = contributions.filter(
    (contribution) =>
      [...contribution.values()].some(({ now }) => now > 0) &&
      [...contribution.values()].some(({ before }) => before > 0),
  );
  return marketTopics.flatMap((topic) => {
    const parts = steady.map((contribution) => contribution.get(topic) ?? { now: 0, before: 0 });
    const now = figure(parts.map((part) => part.now));
    const before = figure(parts.map((part) => part.before));
    return now && before
      ? [{ topic, now: now.sum, before: before.sum, businesses: now.count, businesses_before: before.count }]
      : [];
  });
}

/** Those that grew and those that fell, the largest change first. */
export function shownMarketTrends<T extends QuestionCounts>(
  trends: readonly T[],
): { rising: T[]; falling: T[] } {
  const change = ({ now, before }: QuestionCounts) => now - before;
  return {
    rising: trends
      .filter((trend) => change(trend) > 0)
      .toSorted((a, b) => change(b) - change(a))
      .slice(0, maxShownMarketTrends),
    falling: trends
      .filter((trend) => change(trend) < 0)
      .toSorted((a, b) => change(a) - change(b))
      .slice(0, maxShownMarketTrends),
  };
}
