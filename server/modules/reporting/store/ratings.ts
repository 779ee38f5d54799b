import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";
import type { Window } from "./window.ts";

export interface RatingCounts {
  count: number;
  good: number;
  previous_count: number;
  previous_good: number;
}

/** Reads the ratings from the index of rated tickets only. */
export async function readRatings(db: TenantDb, window: Window): Promise<RatingCounts> {
  const isNow = sql`rated_at >= ${window.from}`;
  const isBefore = sql`rated_at < ${window.previousTo}`;
  const { rows } = await sql<RatingCounts>`
    select count(*) filter (where ${isNow}) as count, count(*) filter (where ${isNow} and rating = 'good') as good,
      count(*) filter (where ${isBefore}) as previous_count,
      count(*) filter (where ${isBefore} and rating = 'good') as previous_good
    from tickets where organization_id = ${db.tenant.id} and rating is not null and rated_at >= ${window.previousFrom}
      and rated_at <= ${window.to}`.execute(db);
  return rows[0] as RatingCounts;
}
