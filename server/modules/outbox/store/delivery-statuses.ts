import { sql } from "kysely";
import {
  type LockedRequest,
  partColumns,
  type PartRow,
  readParts,
} from "#server/modules/outbox/outbound-requests.ts";
import type { TenantDb } from "#server/tenant.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const columns = sql.join(partColumns.map((column) => sql.ref(column)));

/**
 * Finds the request of a platform's status: by our own id if the platform returned it, otherwise by the platform's
 * id within the contact's conversation. All requests of its message are locked, in the same order as for sending.
 */
export async function findRequest(
  db: TenantDb,
  conversationId: string,
  { outboxId, externalId }: { outboxId?: string | undefined; externalId?: string | undefined },
): Promise<LockedRequest | null> {
  const requestId = uuid.test(outboxId ?? "") ? (outboxId ?? null) : null;
  const sentMessage = sql`select message_id from outbox
    where organization_id = ${db.tenant.id} and conversation_id = ${conversationId}::uuid`;
  const { rows: parts } = await sql<PartRow>`/* find_request */ select ${columns} from outbox
    where organization_id = ${db.tenant.id} and message_id = coalesce(
      (${sentMessage} and id = ${requestId}::uuid), (${sentMessage} and external_id = ${externalId ?? null}::text limit 1))
    order by part for update`.execute(db);
  const part =
    parts.find(({ id }) => id === requestId) ?? parts.find((one) => one.external_id === externalId);
  return part ? { part, parts } : null;
}

/** Whether a request of the conversation was sent whose id at the platform is not known yet. */
export async function isAwaitingId(db: TenantDb, conversationId: string): Promise<boolean> {
  const { rows } = await sql`/* is_awaiting_id */ select 1 from outbox
    where organization_id = ${db.tenant.id} and conversation_id = ${conversationId}::uuid and external_id is null
      and state not in ('queued', 'failed') limit 1`.execute(db);
  return rows.length > 0;
}

/** Finds the messages that have arrived until that time. */
export async function findRequestsUpTo(
  db: TenantDb,
  conversationId: string,
  upTo: Date,
): Promise<LockedRequest[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "message_id"])
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId)
    .where("tried_at", "<=", upTo)
    .where("state", "in", ["sent", "delivered"])
    .orderBy("message_id")
    .orderBy("part")
    .forUpdate()
    .execute();
  const partsOf = new Map<string, PartRow[]>();
  for (const { message_id: messageId } of rows)
    if (!partsOf.has(messageId)) partsOf.set(messageId, await readParts(db, messageId));
  return rows.flatMap(({ id, message_id: messageId }) => {
    const parts = partsOf.get(messageId) ?? [];
    const part = parts.find((one) => one.id === id);
    return part ? [{ part, parts }] : [];
  });
}

/** Finds a request with exactly this text that was sent without a platform's id or whose outcome is unknown. */
export async function findUnknownRequest(
  db: TenantDb,
  conversationId: string,
  text: string,
): Promise<LockedRequest | null> {
  const row = await db
    .selectFrom("outbox")
    .select(["id", "message_id"])
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId)
    .where("text", "=", text)
    .where("external_id", "is", null)
    .where("state", "in", ["sending", "uncertain", "sent"])
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const parts = await readParts(db, row.message_id);
  const part = parts.find(({ id }) => id === row.id);
  return part ? { part, parts } : null;
}
