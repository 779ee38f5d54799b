import type { TenantDb } from "#server/tenant.ts";

/** The links of a page were followed: they are not a second time. */
export async function endFollowing(db: TenantDb, id: string): Promise<void> {
  await db
    .updateTable("sources")
    .set({ with_links: false })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}
