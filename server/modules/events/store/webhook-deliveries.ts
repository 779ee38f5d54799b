import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";
import type { TenantDb } from "#server/tenant.ts";

const deliveries = (db: TenantDb) =>
  db.selectFrom("webhook_deliveries").selectAll().where("organization_id", "=", db.tenant.id);

export type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveries>["execute"]>>[number];

export const findDelivery = (db: TenantDb, id: string): Promise<DeliveryRow | undefined> =>
  deliveries(db).where("id", "=", id).executeTakeFirst();

export async function listDeliveries(
  db: TenantDb,
  endpointId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const query = deliveries(db).where("endpoint_id", "=", endpointId);
  const rows = await query.orderBy("happened_at", "desc").orderBy("id").limit(limit).offset(offset).execute();
  const { total } = await db
    .selectFrom("webhook_deliveries")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("organization_id", "=", db.tenant.id)
    .where("endpoint_id", "=", endpointId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function insertDelivery(
  db: TenantDb,
  endpointId: string,
  event: string,
  at: Date,
): Promise<string> {
  const row = await db
    .insertInto("webhook_deliveries")
    .values({
      organization_id: db.tenant.id,
      endpoint_id: endpointId,
      event,
      data: "{}",
      happened_at: at,
      next_attempt_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface DeliveryChange {
  state: "pending" | "delivered" | "failed";
  attempts?: number;
  next_attempt_at: Date | null;
  last_attempt_at?: Date;
  last_status?: number | null;
  last_ms?: number | null;
  last_problem?: string | null;
}

export async function changeDelivery(db: TenantDb, id: string, change: DeliveryChange): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set(change)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

export async function forgetDeliveries(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{
    gone: number;
  }>`select gate.forget_webhook_deliveries(${before}) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

/**
 * Queues the next attempt, at once or at a time of the database's clock. The job's name and key are in
 * add_webhook_job.sql.
 */
export async function queueDelivery(db: TenantDb, id: string, runAt?: Date): Promise<void> {
  await sql`select gate.queue_webhook_delivery(${id}, ${runAt ?? null})`.execute(db);
}
