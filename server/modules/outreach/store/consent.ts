import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

export async function readConsent(
  db: TenantDb,
  by: { conversationId: string } | { channel: string; address: string },
): Promise<{ conversationId: string; allowed: boolean } | null> {
  const base = db
    .selectFrom("contacts")
    .select(["conversation_id", "no_marketing_at"])
    .where("organization_id", "=", db.tenant.id);
  const row = await (
    "conversationId" in by
      ? base.where("conversation_id", "=", by.conversationId)
      : base.where("channel", "=", by.channel).where("external_id", "=", by.address)
  ).executeTakeFirst();
  return row ? { conversationId: row.conversation_id, allowed: row.no_marketing_at === null } : null;
}

/** Reads the channel and address of a conversation; null when it was deleted. */
export async function readConversationAddress(
  db: TenantDb,
  conversationId: string,
): Promise<{ channel: string; externalId: string } | null> {
  const row = await db
    .selectFrom("contacts")
    .select(["channel", "external_id as externalId"])
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId)
    .executeTakeFirst();
  return row ?? null;
}

export async function isOptedOut(
  db: TenantDb,
  to: { channel: string; externalId: string },
): Promise<boolean> {
  const { rows } = await sql<{ out: boolean }>`
    select exists (select 1 from contacts c where c.organization_id = ${db.tenant.id} and c.external_id = ${to.externalId}
      and c.no_marketing_at is not null
      and reach(c.channel) = reach(${to.channel})) as out`.execute(db);
  return rows[0]?.out ?? false;
}
