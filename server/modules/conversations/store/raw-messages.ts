import type { TenantDb } from "#server/tenant.ts";

export interface RawMessageRow {
  subject: string | null;
  text: string;
  full_text: string | null;
  html: string | null;
}

/** Reads a mail as it was received; null for a mail that its author has deleted. */
export async function readRawMessage(db: TenantDb, messageId: string): Promise<RawMessageRow | null> {
  const row = await db
    .selectFrom("messages")
    .select(["subject", "text", "full_text", "html"])
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", messageId)
    .where("author", "=", "customer")
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}
