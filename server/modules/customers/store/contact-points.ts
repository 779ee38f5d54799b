import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

/** Finds the known contact of an address or of the platform's other id; null when there is none. */
export async function findAddress(
  db: TenantDb,
  channel: string,
  { address, alias }: { address: string; alias: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ external_id: string }>`/* find_address */
    select external_id from contacts where organization_id = ${db.tenant.id} and channel = ${channel}
      -- Not by both having the same alias: who wrote from another number is not answered at the old one.
      and (external_id in (${address}, ${alias}::text) or alias = ${address})
    order by external_id = ${address} desc, external_id is not distinct from ${alias}::text desc, created_at desc limit 1`.execute(
    db,
  );
  return rows[0]?.external_id ?? null;
}

/**
 * Stores the platform's other id of a person, who is then recognised when they hide their number. The id belongs to
 * the address that showed it last, so that replies do not go to a number that its owner has given up.
 */
export async function saveAlias(db: TenantDb, conversationId: string, alias: string): Promise<void> {
  await db
    .updateTable("contacts")
    .set({ alias })
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId)
    .where("external_id", "<>", alias)
    .where("alias", "is distinct from", alias)
    .execute();
  await sql`update contacts c set alias = null from contacts own
    where own.organization_id = ${db.tenant.id} and own.conversation_id = ${conversationId}::uuid
      and c.organization_id = own.organization_id and c.channel = own.channel
      and c.conversation_id <> own.conversation_id and c.alias = ${alias}`.execute(db);
}
