import type { Period } from "#shared/contract/dashboard.ts";
import type { MarketTopic } from "#shared/values/market-topics.ts";
import type { Tenant } from "#server/tenant.ts";
import { type QuestionCounts, type Contribution, shownMarketTrends } from "./market-trend-rules.ts";
import { marketTopicOf } from "./market-topics.ts";
import * as store from "./store/market-trends.ts";

/** Length of each period in whole days of UTC that end with yesterday. The period before has the same length. */
export const trendDays: Record<Period, number> = { weekly: 7, monthly: 30, annual: 365 };

/** Returns no trends to a business that does not share its counts; the database's function enforces the same. */
export async function getMarketTrends(tenant: Tenant, period: Period) {
  return tenant.transaction(async (db) => {
    const rows = await store.readIndustryTrends(db, period);
    const shown = rows.map(({ topic, now, before, businesses }) => ({ topic, now, before, businesses }));
    return {
      is_sharing: await store.isSharingTrends(db),
      counted_at: rows[0]?.counted_at.toISOString() ?? null,
      ...shownMarketTrends(shown),
    };
  });
}

export async function setTrendSharing(tenant: Tenant, isSharing: boolean): Promise<{ is_sharing: boolean }> {
  await tenant.transaction((db) =>
    isSharing ? store.startSharingTrends(db, tenant.clock()) : store.stopSharingTrends(db),
  );
  return { is_sharing: isSharing };
}

/**
 * Returns the counts that one business adds, by topics that all businesses have in common. Its own titles do not
 * leave its transaction.
 */
export async function contributionOf(tenant: Tenant, today: string, days: number): Promise<Contribution> {
  const titles = await tenant.transaction((db) => store.countTitles(db, today, days));
  const contribution = new Map<MarketTopic, QuestionCounts>();
  for (const { title, now, before } of titles) {
    const topic = marketTopicOf(title);
    if (!topic) continue;
    const sum = contribution.get(topic) ?? { now: 0, before: 0 };
    contribution.set(topic, { now: sum.now + now, before: sum.before + before });
  }
  return contribution;
}
