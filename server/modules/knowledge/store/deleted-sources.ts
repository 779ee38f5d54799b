import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

/** Lists the files of deleted sources that still exist. */
export function listDeletedFiles(db: TenantDb): Promise<{ id: string; file_key: string }[]> {
  return db
    .selectFrom("sources")
    .select(["id", sql<string>`file_key`.as("file_key")])
    .where("organization_id", "=", db.tenant.id)
    .where("deleted_at", "is not", null)
    .where("file_key", "is not", null)
    .execute();
}

/** Deletes the rows of deleted sources without files once no kept version was trained on them. */
export async function purgeDeleted(db: TenantDb, removedFiles: string[]): Promise<void> {
  if (removedFiles.length > 0)
    await db
      .updateTable("sources")
      .set({ file_key: null })
      .where("organization_id", "=", db.tenant.id)
      .where("id", "in", removedFiles)
      .execute();
  await sql`delete from sources s where organization_id = ${db.tenant.id} and deleted_at is not null and file_key is null
    and not exists (select 1 from versions v where v.organization_id = s.organization_id and v.removed_at is null and s.id = any(v.source_ids))`.execute(
    db,
  );
}
