import { type RawBuilder, sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";
import type { Window } from "./window.ts";

/** Medians in seconds; null when nothing was counted. */
interface TimeFigures {
  count: number;
  median: number | null;
  previous_median: number | null;
}

/** Measures the time from a handover to the team's first reply; it only reads the index of replied tickets. */
export function readReplyTime(db: TenantDb, window: Window): Promise<TimeFigures> {
  return readMedians(
    db,
    window,
    sql`select first_replied_at as at, first_reply_seconds as seconds from tickets
      where organization_id = ${db.tenant.id} and first_replied_at is not null
        and first_replied_at >= ${window.previousFrom} and first_replied_at <= ${window.to}`,
  );
}

/**
 * Measures the time from a ticket's first message until a member closed it; it only reads the index of these
 * tickets.
 */
export function readResolutionTime(db: TenantDb, window: Window): Promise<TimeFigures> {
  return readMedians(
    db,
    window,
    sql`select closed_at as at, extract(epoch from closed_at - created_at)::integer as seconds from tickets
      where organization_id = ${db.tenant.id} and closed_by is not null and merged_into_id is null
        and closed_at >= ${window.previousFrom} and closed_at <= ${window.to}`,
  );
}

async function readMedians(
  db: TenantDb,
  { from, previousTo }: Window,
  times: RawBuilder<unknown>,
): Promise<TimeFigures> {
  const isNow = sql`at >= ${from}`;
  const isBefore = sql`at < ${previousTo}`;
  const { rows } = await sql<TimeFigures>`
    select count(*) filter (where ${isNow}) as count,
      percentile_disc(0.5) within group (order by seconds) filter (where ${isNow}) as median,
      percentile_disc(0.5) within group (order by seconds) filter (where ${isBefore}) as previous_median
    from (${times}) times`.execute(db);
  return rows[0] as TimeFigures;
}
