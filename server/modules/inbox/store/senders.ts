import { sql } from "kysely";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

/** Whether the contact has a name here, and the post, where there is one, was seen before. */
export async function isSenderKnown(
  db: TenantDb,
  organizationId: OrganizationId,
  channel: string,
  address: string,
  postId: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from contacts where organization_id = ${organizationId} and channel = ${channel}
        and external_id = ${address} and name is not null)
      and (${postId}::text is null or exists (select 1 from posts where organization_id = ${organizationId}
        and channel = ${channel} and external_id = ${postId})) as known`.execute(db);
  return rows[0]?.known ?? false;
}
