import { sql } from "kysely";
import { maxShownTrends } from "#server/modules/reporting/dashboard-rules.ts";
import type { TenantDb } from "#server/tenant.ts";
import { standardThresholds } from "#server/versions/quality/thresholds.ts";
import type { Window } from "./window.ts";

/** Minimum number of orders, because the share of one or two tickets means nothing. */
const minOrders = 3;

export interface BeforeOrders {
  orders: number;
  topics: { id: string; title: string; count: number }[];
}

/**
 * Counts the tickets of the period in which a customer wanted to order, and the topics that they had asked about in
 * them until then.
 */
export async function readBeforeOrders(db: TenantDb, { from }: Window): Promise<BeforeOrders> {
  const { rows } = await sql<{ orders: number; id: string | null; title: string; count: number }>`
    with offered as materialized (select topic_threshold(${db.tenant.id}, ${standardThresholds.clarifyFrom}::real) as threshold),
    ordered as materialized (
      select r.ticket_id, min(r.created_at) as at from customer_requests r
      join tickets t on t.organization_id = r.organization_id and t.id = r.ticket_id and t.merged_into_id is null
      where r.organization_id = ${db.tenant.id} and r.kind = 'order' and r.created_at >= ${from}
      group by r.ticket_id
    ), asked as (
      select x.topic_id, count(distinct x.own_ticket_id) as count, min(x.message_id::text)::uuid as message_id
      from ordered o join ticket_topics x on x.organization_id = ${db.tenant.id} and x.own_ticket_id = o.ticket_id
        and x.asked_at >= ${from} and x.asked_at <= o.at
      join offered on x.above < threshold and x.up_to >= threshold
      group by x.topic_id order by count desc, x.topic_id limit ${maxShownTrends}
    )
    select counted.orders, a.topic_id as id, a.count, titles.title
    from (select count(*) as orders from ordered) counted
    left join asked a on counted.orders >= ${minOrders}
    left join lateral (
      select o.title from messages m cross join message_topics(m.decision, m.citations) o
      where m.organization_id = ${db.tenant.id} and m.id = a.message_id and topic_id(o.title) = a.topic_id limit 1
    ) titles on true
    order by a.count desc, titles.title`.execute(db);
  return {
    orders: rows[0]?.orders ?? 0,
    topics: rows.flatMap(({ id, title, count }) => (id ? [{ id, title, count }] : [])),
  };
}
