import { sql } from "kysely";
import type { Period } from "#shared/contract/dashboard.ts";
import type { MarketTopic } from "#shared/values/market-topics.ts";
import type { Db } from "#server/db/organization.ts";
import type { MarketTrend } from "#server/modules/reporting/market-trend-rules.ts";
import type { TenantDb } from "#server/tenant.ts";
import { standardThresholds } from "#server/versions/quality/thresholds.ts";

export async function isSharingTrends(db: TenantDb): Promise<boolean> {
  const row = await db
    .selectFrom("trend_sharings")
    .select("organization_id")
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function startSharingTrends(db: TenantDb, at: Date): Promise<void> {
  await db
    .insertInto("trend_sharings")
    .values({ organization_id: db.tenant.id, created_at: at })
    .onConflict((conflict) => conflict.column("organization_id").doNothing())
    .execute();
}

export async function stopSharingTrends(db: TenantDb): Promise<void> {
  await db.deleteFrom("trend_sharings").where("organization_id", "=", db.tenant.id).execute();
}

export async function findSharingOrganizations(db: Db): Promise<{ id: string; industry: string }[]> {
  const { rows } = await sql<{ id: string; industry: string }>`
    select id, industry from gate.sharing_organizations()`.execute(db);
  return rows;
}

/**
 * Counts how often each title of the organisation's knowledge was asked about, in so many days before a day (UTC)
 * and in as many days before those.
 */
export async function countTitles(
  db: TenantDb,
  today: string,
  days: number,
): Promise<{ title: string; now: number; before: number }[]> {
  const first = (periods: number) => sql`(${today}::date - ${days * periods}::integer)`;
  const { rows } = await sql<{ title: string; now: number; before: number }>`
    with offered as materialized (select topic_threshold(${db.tenant.id}, ${standardThresholds.clarifyFrom}::real) as threshold)
    select title, coalesce(sum(questions) filter (where day >= ${first(1)}), 0)::bigint as now,
      coalesce(sum(questions) filter (where day < ${first(1)}), 0)::bigint as before
    from activity_topics, offered
    where organization_id = ${db.tenant.id} and above < threshold and up_to >= threshold
      and day >= ${first(2)} and day < ${today}::date
    group by title having sum(questions) > 0`.execute(db);
  return rows;
}

export type IndustryTrend = MarketTrend & { industry: string; period: Period };

export async function replaceIndustryTrends(
  db: Db,
  trends: readonly IndustryTrend[],
  at: Date,
): Promise<void> {
  await sql`select gate.replace_industry_trends(${JSON.stringify(trends)}::jsonb, ${at})`.execute(db);
}

export async function readIndustryTrends(
  db: TenantDb,
  period: Period,
): Promise<{ topic: MarketTopic; now: number; before: number; businesses: number; counted_at: Date }[]> {
  const { rows } = await sql<{
    topic: MarketTopic;
    now: number;
    before: number;
    businesses: number;
    counted_at: Date;
  }>`select topic, now, before, businesses, counted_at from gate.industry_trends(${period})`.execute(db);
  return rows;
}
