import { type MarketTopic, marketTopics } from "#shared/values/market-topics.ts";

/**
 * Minimum number of businesses behind a figure, because fewer could reveal a single one. A check constraint of the
 * table enforces the same limit.
 */
const minBusinesses = 10;
/** Maximum share of one business in a figure, because a larger one would mostly describe that business. */
const maxShareOfOne = 0.5;
const maxShownMarketTrends = 3;

/** Number of questions of one business's customers, in a period and in the one before. */
export interface QuestionCounts {
  now: number;
  before: number;
}

/** The counts that one business adds to its industry. They do not contain the business's identity. */
export type Contribution = ReadonlyMap<MarketTopic, QuestionCounts>;

export interface MarketTrend extends QuestionCounts {
  topic: MarketTopic;
  /** Number of businesses behind each of the two figures. */
  businesses: number;
  businesses_before: number;
}

/**
 * Returns the sum and the number of businesses behind it; undefined when they are too few, or when one of them
 * contributes most of it.
 */
function figure(parts: readonly number[]): { sum: number; count: number } | undefined {
  const positiveParts = parts.filter((part) => part > 0);
  const sum = positiveParts.reduce((all, part) => all + part, 0);
  if (positiveParts.length < minBusinesses || Math.max(...positiveParts) > sum * maxShareOfOne)
    return undefined;
  return { sum, count: positiveParts.length };
}

/**
 * Returns the topics of an industry with both figures, when both may be shown. Only businesses with questions in
 * both periods count, because otherwise every business that joins would look like a trend.
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

/** Returns the trends that grew and those that fell, the largest change first. */
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
