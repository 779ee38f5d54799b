import { sql } from "kysely";
import type { Retention } from "#shared/contract/retention.ts";
import type { Db } from "#server/db/organization.ts";
import type { TenantDb } from "#server/tenant.ts";

interface RetentionRow {
  months: NonNullable<Retention["months"]>;
  applied_at: Date | null;
  erased_tickets: number;
}

export async function findRetention(db: TenantDb): Promise<RetentionRow | null> {
  const row = await db
    .selectFrom("retentions")
    .select(["months", "applied_at", "erased_tickets"])
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirst();
  return (row as RetentionRow | undefined) ?? null;
}

export async function saveRetention(db: TenantDb, months: number, at: Date): Promise<void> {
  await db
    .insertInto("retentions")
    .values({ organization_id: db.tenant.id, months, changed_at: at })
    .onConflict((conflict) => conflict.column("organization_id").doUpdateSet({ months, changed_at: at }))
    .execute();
}

export async function deleteRetention(db: TenantDb): Promise<void> {
  await db.deleteFrom("retentions").where("organization_id", "=", db.tenant.id).execute();
}

export async function countErased(db: TenantDb, tickets: number, at: Date): Promise<void> {
  await db
    .updateTable("retentions")
    .set((eb) => ({ applied_at: at, erased_tickets: eb("erased_tickets", "+", tickets) }))
    .where("organization_id", "=", db.tenant.id)
    .execute();
}

export async function findRetainingOrganizations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from gate.retaining_organizations() as id`.execute(db);
  return rows.map(({ id }) => id);
}
