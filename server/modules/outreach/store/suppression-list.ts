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

/** Stores the key. Of two concurrent calls, the first one's key is kept. */
export async function insertKey(db: TenantDb, sealed: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("suppression_keys")
    .values({ organization_id: db.tenant.id, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Finds the stored marks among the given ones, with their times. */
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
