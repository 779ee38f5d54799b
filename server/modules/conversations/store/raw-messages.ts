import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

export interface RawMessageRow {
  subject: string | null;
  text: string;
  full_text: string | null;
  html: string | null;
}

/** Of what a customer took back nothing is left. */
export async function readRawMessage(
  db: TenantDb,
  organizationId: OrganizationId,
  messageId: string,
): Promise<RawMessageRow | null> {
  const row = await db
    .selectFrom("messages")
    .select(["subject", "text", "full_text", "html"])
    .where("organization_id", "=", organizationId)
    .where("id", "=", messageId)
    .where("author", "=", "customer")
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}
