import { sql } from "kysely";
import { lapsedDays } from "#shared/values/customers.ts";
import type { TenantDb } from "#server/tenant.ts";
import { countedTickets } from "./activity.ts";
import { dayMs, dayOf, quarterMs, roundDown, roundUp } from "./time-bounds.ts";
import type { Window } from "./window.ts";

export interface Figures {
  total_tickets: number;
  previous_tickets: number;
  new_customers: number;
  unique_customers: number;
  returning_customers: number;
  /**
   * Number of customers who have written, but not within the last `lapsedDays`; `all_customers` counts everyone who
   * has written.
   */
  lapsed_customers: number;
  all_customers: number;
  waiting: number;
  agent_live: boolean;
}

/**
 * Reads the figures of the period. A customer was last seen with their last message, so everyone seen since the
 * period began wrote in it. The period before ends within a quarter of an hour, whose tickets are counted one by
 * one.
 */
export async function readFigures(db: TenantDb, window: Window): Promise<Figures> {
  const lapsedSince = new Date(window.to.getTime() - lapsedDays * dayMs);
  const lastQuarter = roundDown(window.previousTo, quarterMs);
  const { rows } = await sql<Figures>`
    select
      ${countedTickets(db, window.from, null)} as total_tickets,
      ${countedTickets(db, window.previousFrom, lastQuarter)} + (select count(*) from tickets where organization_id = ${db.tenant.id}
        and created_at >= ${lastQuarter} and created_at < ${window.previousTo}
        and merged_into_id is null) as previous_tickets,
      seen.*, ever.*,
      (select count(*) from tickets where organization_id = ${db.tenant.id} and status = 'deferred') as waiting,
      (select published_version_id is not null from organizations where id = ${db.tenant.id}) as agent_live
    from (
      select count(*) as unique_customers, count(*) filter (where first_seen_at >= ${window.from}) as new_customers,
             count(*) filter (where first_seen_at < ${window.from}) as returning_customers
      from customers where organization_id = ${db.tenant.id} and merged_into_id is null
        and last_seen_at >= ${window.from} and not never_wrote) seen, (
      select count(*) as all_customers, count(*) filter (where last_seen_at < ${lapsedSince}) as lapsed_customers
      from customers where organization_id = ${db.tenant.id} and merged_into_id is null and not never_wrote) ever`.execute(
    db,
  );
  return rows[0] as Figures;
}

/** Number of messages that customers wrote on one channel in one language. */
export interface ChannelCounts {
  channel: string;
  language: string | null;
  messages: number;
}

/**
 * Reads the counts by channel. They are kept by days of UTC, so the part of the first local day that belongs to the
 * previous day of UTC is counted from the messages.
 */
export async function readChannels(db: TenantDb, { from }: Window): Promise<ChannelCounts[]> {
  const firstDay = roundUp(from, dayMs);
  const { rows } = await sql<ChannelCounts>`
    select channel, language, sum(messages)::bigint as messages from (
      select channel, language, messages from activity_channels
        where organization_id = ${db.tenant.id} and day >= ${dayOf(firstDay)}::date
      union all
      select channel, language, messages from counted_channels(${db.tenant.id}, ${from}, ${firstDay})) counted
    group by channel, language having sum(messages) > 0`.execute(db);
  return rows;
}
