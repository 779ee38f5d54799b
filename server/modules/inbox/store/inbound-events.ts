import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

export interface EventRow {
  id: number;
  body: unknown;
  attempts: number;
}

/** What waits of a customer on a connection, in the platform's order. */
export async function readPendingEvents(
  db: TenantDb,
  connectionId: string,
  thread: string,
  limit: number,
): Promise<EventRow[]> {
  const rows = await db
    .selectFrom("channel_events")
    .select(["id", "body", "attempts"])
    .where("organization_id", "=", db.tenant.id)
    .where("connection_id", "=", connectionId)
    .where("thread", "=", thread)
    .where("read_at", "is", null)
    .orderBy("at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows as EventRow[];
}

export async function markEvents(
  db: TenantDb,
  ids: number[],
  mark: { outcome: string | null } | "again",
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("channel_events")
    .set((row) =>
      mark === "again"
        ? { attempts: row("attempts", "+", 1) }
        : { read_at: at, outcome: mark.outcome, attempts: row("attempts", "+", 1) },
    )
    .where("organization_id", "=", db.tenant.id)
    .where("id", "in", ids)
    .execute();
}

/** What came for an account that is connected no more: nobody can read or answer it, and it would be queued for ever. */
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
