import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

/** Whether the contact has a name here, and the post, if there is one, was seen before. */
export async function isSenderKnown(
  db: TenantDb,
  channel: string,
  address: string,
  postId: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from contacts where organization_id = ${db.tenant.id} and channel = ${channel}
        and external_id = ${address} and name is not null)
      and (${postId}::text is null or exists (select 1 from posts where organization_id = ${db.tenant.id}
        and channel = ${channel} and external_id = ${postId})) as known`.execute(db);
  return rows[0]?.known ?? false;
}
