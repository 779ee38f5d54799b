import type { Period } from "#shared/contract/dashboard.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { contributionOf, trendDays } from "#server/modules/reporting/market-trends.ts";
import { type Contribution, marketTrends } from "#server/modules/reporting/market-trend-rules.ts";
import {
  findSharingOrganizations,
  type IndustryTrend,
  replaceIndustryTrends,
} from "#server/modules/reporting/store/market-trends.ts";
import { tenantOf } from "#server/tenant.ts";

/**
 * Counts what customers of each industry ask about, over the businesses that share. Each one's counts are read in its own
 * transaction and summed up here; what is stored belongs to no business. Everything is recounted, so a business that withdrew is in none of the figures.
 */
export const countIndustryTrendsJob: Job<"trends.count"> = async (context) => {
  const now = context.clock();
  const today = now.toISOString().slice(0, "YYYY-MM-DD".length);
  const organizations = await findSharingOrganizations(context.db);
  const trends: IndustryTrend[] = [];
  for (const [period, days] of Object.entries(trendDays) as [Period, number][]) {
    const contributions = new Map<string, Contribution[]>();
    for (const { id, industry } of organizations) {
      const contribution = await contributionOf(tenantOf(context, mintOrganizationId(id)), today, days);
      contributions.set(industry, [...(contributions.get(industry) ?? []), contribution]);
    }
    for (const [industry, all] of contributions)
      trends.push(...marketTrends(all).map((trend) => ({ ...trend, industry, period })));
  }
  await replaceIndustryTrends(context.db, trends, now);
  return trends.length === 0
    ? "Skipped: no topic is shared by enough businesses"
    : `counted ${trends.length} trends`;
};
