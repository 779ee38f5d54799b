import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

export interface EventRow {
  id: number;
  body: unknown;
  /** Time of the event; where the platform's is none, that of its delivery. */
  at: Date;
  attempts: number;
}

/** Reads the waiting events of a customer on a connection, in the platform's order. */
export async function readPendingEvents(
  db: TenantDb,
  connectionId: string,
  thread: string,
  limit: number,
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`/* read_pending_events */
    select id, body, at, attempts from channel_events
    where organization_id = ${db.tenant.id} and connection_id = ${connectionId}::uuid and thread = ${thread}
      and read_at is null
    order by at, id limit ${limit}`.execute(db);
  return rows;
}

export async function markEvents(
  db: TenantDb,
  ids: number[],
  mark: { outcome: string | null } | "again",
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const { readAt, outcome } =
    mark === "again" ? { readAt: null, outcome: null } : { readAt: at, outcome: mark.outcome };
  await sql`/* mark_events */ update channel_events
    set read_at = ${readAt}::timestamptz, outcome = ${outcome}::text, attempts = attempts + 1
    where organization_id = ${db.tenant.id} and id = any(${ids}::bigint[])`.execute(db);
}

/**
 * Deletes events of accounts that are no longer connected: they can be neither read nor answered and would stay queued
 * for ever.
 */
export async function discardEvents(
  db: TenantDb,
  connectionId: string,
  thread: string,
  at: Date,
): Promise<void> {
  await sql`update channel_events e set read_at = ${at}, outcome = 'disconnected'
    from channel_connections c where c.organization_id = e.organization_id and c.id = e.connection_id
      and c.disconnected_at is not null and e.organization_id = ${db.tenant.id}
      and e.connection_id = ${connectionId}::uuid and e.thread = ${thread} and e.read_at is null`.execute(db);
}
