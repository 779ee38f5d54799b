import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";
import type { ErasedMessages } from "./erasure.ts";

const isOld = (db: TenantDb, closedBefore: Date) => sql`t.organization_id = ${db.tenant.id}
  and t.status = 'closed' and t.merged_into_id is null and t.closed_at < ${closedBefore}`;

/** Counts the tickets that were closed before this time, and the messages of them and of those merged into them. */
export async function countOldTickets(
  db: TenantDb,
  closedBefore: Date,
): Promise<{ tickets: number; messages: number }> {
  const { rows } = await sql<{ tickets: number; messages: number }>`/* old_tickets */
    with old as (select t.id from tickets t where ${isOld(db, closedBefore)})
    select (select count(*)::int from old) as tickets,
      (select count(*)::int from messages m join tickets t on t.organization_id = m.organization_id and t.id = m.ticket_id
        where m.organization_id = ${db.tenant.id} and coalesce(t.merged_into_id, t.id) in (select id from old)) as messages`.execute(
    db,
  );
  return rows[0] ?? { tickets: 0, messages: 0 };
}

/**
 * Returns the next tickets that were closed before this time, with those merged into them and their messages. Their
 * contacts are locked before the tickets are read again, so a ticket that was reopened in the meantime stays.
 */
export async function lockOldTickets(
  db: TenantDb,
  closedBefore: Date,
  limit: number,
): Promise<ErasedMessages> {
  const { rows: found } = await sql<{ id: string; conversation_id: string }>`
    select t.id, t.conversation_id from tickets t where ${isOld(db, closedBefore)}
    order by t.closed_at, t.id limit ${limit}`.execute(db);
  await sql`select 1 from contacts where organization_id = ${db.tenant.id}
    and conversation_id = any(${found.map((row) => row.conversation_id)}::uuid[]) order by id for update`.execute(
    db,
  );
  const { rows } = await sql<ErasedMessages>`
    with old as (
      select t.id from tickets t where ${isOld(db, closedBefore)} and t.id = any(${found.map(({ id }) => id)}::uuid[])
    ), gone as (
      select id from old union all
      select t.id from tickets t where t.organization_id = ${db.tenant.id} and t.merged_into_id in (select id from old)
    )
    select array(select id from gone) as "ticketIds",
      array(select m.id from messages m where m.organization_id = ${db.tenant.id}
        and m.ticket_id in (select id from gone)) as "messageIds"`.execute(db);
  return rows[0] ?? { messageIds: [], ticketIds: [] };
}

/** Deletes tickets; foreign keys delete their messages and all other data of them. */
export async function deleteTickets(db: TenantDb, ids: string[]): Promise<void> {
  await sql`delete from tickets where organization_id = ${db.tenant.id} and id = any(${ids}::uuid[])`.execute(
    db,
  );
}
