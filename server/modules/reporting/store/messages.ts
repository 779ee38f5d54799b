import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { CountedMessage, listMessages } from "#shared/contract/messages.ts";
import { maxCounted } from "#shared/rules/pagination.ts";
import type { TeamHours } from "#shared/rules/team-hours.ts";
import type { TenantDb } from "#server/tenant.ts";
import { isLate } from "./activity.ts";

export type MessageFilter = Omit<z.output<typeof listMessages.query>, "page" | "page_size">;

/** The time zone and the team's hours, by which an organisation's days and hours are determined. */
interface Clocks {
  timeZone: string;
  teamHours: TeamHours | null;
}

const maxShownLength = 300;

const counted: Record<MessageFilter["kind"], RawBuilder<unknown>> = {
  customer: sql`a.messages = 1`,
  reply: sql`a.interactions = 1`,
  answered: sql`a.answered = 1`,
  handed_over: sql`a.handed_over = 1`,
  concluded: sql`(a.answered = 1 or a.handed_over = 1)`,
};

export async function readClocks(db: TenantDb): Promise<Clocks> {
  const { rows } = await sql<Clocks>`
    select o.time_zone as "timeZone", (select team_hours from agents
      where organization_id = o.id and kind = 'support') as "teamHours"
    from organizations o where o.id = ${db.tenant.id}`.execute(db);
  return rows[0] as Clocks;
}

/**
 * Selects the messages that a figure counts. The activity's own functions decide what counts and what is after
 * hours, so that a figure and its rows always agree.
 */
function filteredMessages(db: TenantDb, filter: MessageFilter, clocks: Clocks): RawBuilder<unknown> {
  const author = filter.kind === "customer" ? "customer" : "agent";
  const midnight = (day: string, later: number) =>
    sql`((${day}::date + ${later}::integer)::timestamp at time zone ${clocks.timeZone})`;
  const conditions = [
    sql`m.organization_id = ${db.tenant.id}`,
    // The value is written into the query, because each author's messages have their own index.
    sql`m.author = ${sql.lit(author)}`,
    counted[filter.kind],
  ];
  if (filter.from) conditions.push(sql`m.created_at >= ${midnight(filter.from, 0)}`);
  if (filter.to) conditions.push(sql`m.created_at < ${midnight(filter.to, 1)}`);
  if (filter.weekday !== undefined) conditions.push(sql`extract(dow from local) = ${filter.weekday}`);
  if (filter.hour !== undefined) conditions.push(sql`extract(hour from local) = ${filter.hour}`);
  if (filter.hours === "after") conditions.push(isLate(clocks));
  if (filter.hours === "open") conditions.push(sql`not ${isLate(clocks)}`);
  if (filter.channel) conditions.push(sql`k.channel = ${filter.channel}`);
  if (filter.language) conditions.push(sql`k.channel is not null and m.language = ${filter.language}`);
  return sql`from messages m
    cross join lateral (select m.created_at at time zone ${clocks.timeZone} as local) here
    cross join message_activity(m.author, m.status, m.decision) a
    left join contacts k on k.organization_id = m.organization_id and k.conversation_id = m.conversation_id
    where ${sql.join(conditions, sql` and `)}`;
}

/** Finds the messages, newest first. */
export async function findMessages(
  db: TenantDb,
  filter: MessageFilter,
  clocks: Clocks,
  { limit, offset }: { limit: number; offset: number },
): Promise<CountedMessage[]> {
  const { rows } = await sql<
    Omit<CountedMessage, "created_at" | "customer" | "ticket"> & {
      created_at: Date;
      customer_id: string | null;
      customer_number: number;
      customer_name: string | null;
      ticket_id: string | null;
      ticket_number: number;
    }
  >`
    with found as (
      select m.id, m.author, m.text, m.deleted_at, m.decision, m.reply_to, m.ticket_id, m.created_at, k.channel, k.customer_id
      ${filteredMessages(db, filter, clocks)}
      order by m.created_at desc, m.id limit ${limit} offset ${offset}
    )
    select f.id, f.author, f.decision, f.channel, f.created_at,
      case when f.deleted_at is null then left(f.text, ${sql.lit(maxShownLength)}) else '' end as text,
      case when q.deleted_at is null then left(q.text, ${sql.lit(maxShownLength)}) else '' end as question,
      c.id as customer_id, c.number as customer_number, c.name as customer_name,
      coalesce(t.merged_into_id, t.id) as ticket_id, coalesce(t.merged_into_number, t.number) as ticket_number
    from found f
    left join messages q on q.organization_id = ${db.tenant.id} and q.id = f.reply_to
    left join customers c on c.organization_id = ${db.tenant.id} and c.id = f.customer_id
    left join tickets t on t.organization_id = ${db.tenant.id} and t.id = f.ticket_id
    order by f.created_at desc, f.id`.execute(db);
  return rows.map(
    ({ customer_id, customer_number, customer_name, ticket_id, ticket_number, created_at, ...row }) => ({
      ...row,
      customer:
        customer_id === null ? null : { id: customer_id, number: customer_number, name: customer_name },
      ticket: ticket_id === null ? null : { id: ticket_id, number: ticket_number },
      created_at: created_at.toISOString(),
    }),
  );
}

/** Counts the messages, up to the number that a list counts. */
export async function countMessages(db: TenantDb, filter: MessageFilter, clocks: Clocks): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 ${filteredMessages(db, filter, clocks)}
      limit ${maxCounted + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}
