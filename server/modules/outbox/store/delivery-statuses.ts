import { partColumns, type PartRow, readParts } from "#server/modules/outbox/outbound-requests.ts";
import type { TenantDb } from "#server/tenant.ts";

/**
 * The request a platform speaks of: by our own id, which it returned, else by its id within the contact's conversation.
 * All of its message are locked, in the order in which whoever sends locks them.
 */
export async function findPart(
  db: TenantDb,
  conversationId: string,
  by: { outboxId?: string | undefined; externalId?: string | undefined },
): Promise<PartRow | null> {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(by.outboxId ?? "");
  const base = db
    .selectFrom("outbox")
    .select(partColumns)
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId);
  const own = isUuid ? await base.where("id", "=", by.outboxId as string).executeTakeFirst() : undefined;
  const row =
    own ??
    (by.externalId ? await base.where("external_id", "=", by.externalId).executeTakeFirst() : undefined);
  return row ? lockPart(db, row) : null;
}

async function lockPart(
  db: TenantDb,
  { id, message_id }: { id: string; message_id: string },
): Promise<PartRow | null> {
  const parts = await readParts(db, message_id);
  return parts.find((part) => part.id === id) ?? null;
}

export async function partsUpTo(db: TenantDb, conversationId: string, upTo: Date): Promise<PartRow[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(partColumns)
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId)
    .where("tried_at", "<=", upTo)
    .where("state", "in", ["sent", "delivered"])
    .orderBy("message_id")
    .orderBy("part")
    .forUpdate()
    .execute();
  return rows as PartRow[];
}

/** A sent part without an id of the platform's, or one whose outcome nobody knows, with this very text. */
export async function findUnknownPart(
  db: TenantDb,
  conversationId: string,
  text: string,
): Promise<PartRow | null> {
  const row = await db
    .selectFrom("outbox")
    .select(partColumns)
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId)
    .where("text", "=", text)
    .where("external_id", "is", null)
    .where("state", "in", ["sending", "uncertain", "sent"])
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return row ? lockPart(db, row) : null;
}
