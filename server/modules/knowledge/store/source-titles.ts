import type { SourceTitles } from "#server/modules/knowledge/source-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Stores the titles of a source; false when there is no such source. */
export async function writeTitles(db: TenantDb, id: string, titles: SourceTitles): Promise<boolean> {
  const done = await db
    .updateTable("sources")
    .set({ title_ar: titles.ar, title_en: titles.en })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Reads the titles of all sources that have one, by the source's id. */
export async function readSourceTitles(db: TenantDb): Promise<ReadonlyMap<string, SourceTitles>> {
  const rows = await db
    .selectFrom("sources")
    .select(["id", "title_ar as ar", "title_en as en"])
    .where("organization_id", "=", db.tenant.id)
    .where("deleted_at", "is", null)
    .where((or) => or.or([or("title_ar", "<>", ""), or("title_en", "<>", "")]))
    .execute();
  return new Map(rows.map(({ id, ar, en }) => [id, { ar, en }]));
}
