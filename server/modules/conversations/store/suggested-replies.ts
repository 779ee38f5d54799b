import type { TenantDb } from "#server/tenant.ts";

/** Number of open messages that are tried; older ones no longer show what the customer wants. */
const maxOpenMessages = 3;

/** Finds what the customer wrote on a ticket since a person last answered there, newest first. */
export async function findOpenMessages(db: TenantDb, ticketId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("messages as m")
    .select("m.id")
    .where("m.organization_id", "=", db.tenant.id)
    .where("m.ticket_id", "=", ticketId)
    .where("m.author", "=", "customer")
    .where("m.deleted_at", "is", null)
    .where("m.joined_to", "is", null)
    .where((message) =>
      message.not(
        message.exists(
          message
            .selectFrom("messages as s")
            .select("s.id")
            .whereRef("s.organization_id", "=", "m.organization_id")
            .whereRef("s.ticket_id", "=", "m.ticket_id")
            .where("s.author", "=", "staff")
            .where("s.origin", "is distinct from", "reminder")
            .whereRef("s.created_at", ">", "m.created_at"),
        ),
      ),
    )
    .orderBy("m.created_at", "desc")
    .orderBy("m.id", "desc")
    .limit(maxOpenMessages)
    .execute();
  return rows.map(({ id }) => id);
}
