import type { TenantDb } from "#server/tenant.ts";

/** Marks the links of a page as followed. */
export async function endFollowing(db: TenantDb, id: string): Promise<void> {
  await db
    .updateTable("sources")
    .set({ with_links: false })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}
