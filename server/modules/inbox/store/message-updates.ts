import { sql } from "kysely";
import { isContinuedHere } from "#server/modules/conversations/index.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Finds the ticket of a message that was written in the business's name. */
export async function findLastTicket(db: TenantDb, conversationId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`/* find_last_ticket */ select t.id from tickets t
    where t.organization_id = ${db.tenant.id} and t.conversation_id = ${conversationId}::uuid
      and ${isContinuedHere(sql`t`)}
    order by t.created_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Reads the contact of the conversation. */
export async function readContact(
  db: TenantDb,
  conversationId: string,
): Promise<{ channel: string; alias: string | null; customer_id: string; language: string | null } | null> {
  const row = await db
    .selectFrom("contacts as c")
    .innerJoin("customers as u", (join) =>
      join.onRef("u.id", "=", "c.customer_id").onRef("u.organization_id", "=", "c.organization_id"),
    )
    .select(["c.channel", "c.alias", "c.customer_id", "u.language"])
    .where("c.organization_id", "=", db.tenant.id)
    .where("c.conversation_id", "=", conversationId)
    .executeTakeFirst();
  return row ?? null;
}
