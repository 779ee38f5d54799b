import type { Pool } from "pg";
import type { TenantDb } from "#server/tenant.ts";

interface OrganizationChange {
  asks_rating?: boolean;
  brand_ar?: string;
  brand_en?: string;
  chat_sites?: string[];
  next_ticket_number?: number;
  /** The targets as JSON text. */
  reply_targets?: string;
  published_version_id?: string;
  time_zone?: string;
}

/** Changes values of an organisation that other modules set. */
export async function updateOrganization(db: TenantDb, change: OrganizationChange): Promise<void> {
  await db.updateTable("organizations").set(change).where("id", "=", db.tenant.id).execute();
}

/** Deletes the business of this person with everything that belongs to it. */
export async function deleteOrganizationOf(ownerPool: Pool, email: string): Promise<void> {
  await ownerPool.query(
    "delete from organizations where id in (select organization_id from members where email = $1)",
    [email],
  );
}
