import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

export async function readKey(db: TenantDb): Promise<string | null> {
  const row = await db
    .selectFrom("suppression_keys")
    .select("sealed")
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirst();
  return row?.sealed ?? null;
}

/** Of two who make one at the same time, the first one's stays. */
export async function insertKey(db: TenantDb, sealed: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("suppression_keys")
    .values({ organization_id: db.tenant.id, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Those of the marks that are kept, and since when. */
export async function findMarks(db: TenantDb, marks: string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ mark: string; refused_at: Date }>`select mark, refused_at from suppressions
    where organization_id = ${db.tenant.id} and mark = any(${marks}::text[])`.execute(db);
  return new Map(rows.map(({ mark, refused_at }) => [mark, refused_at]));
}

export async function deleteMark(db: TenantDb, mark: string): Promise<void> {
  await db
    .deleteFrom("suppressions")
    .where("organization_id", "=", db.tenant.id)
    .where("mark", "=", mark)
    .execute();
}
