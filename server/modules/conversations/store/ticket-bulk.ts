import { sql } from "kysely";
import type { Priority } from "#shared/contract/tickets.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Locks tickets until the transaction ends, always in the same order, so that two bulk changes wait for each other. */
export async function lockTickets(db: TenantDb, ids: readonly string[]) {
  return db
    .selectFrom("tickets")
    .select([
      "id",
      "channel",
      "status",
      "handled_by_human",
      "updated_at",
      "assignee_id",
      "priority",
      "closed_by",
      "merged_into_id",
    ])
    .select(
      sql<string[]>`array(select x.tag_id from ticket_tags x
        where x.organization_id = tickets.organization_id and x.ticket_id = tickets.id)`.as("tag_ids"),
    )
    .where("organization_id", "=", db.tenant.id)
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}
export type LockedTicket = Awaited<ReturnType<typeof lockTickets>>[number];

export async function setFields(
  db: TenantDb,
  ids: readonly string[],
  fields: { priority: Priority } | { assignee_id: string | null },
): Promise<void> {
  await db
    .updateTable("tickets")
    .set(fields)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "in", ids)
    .execute();
}

/** Reads the subjects of the tickets, the oldest first. */
export const readTicketSubjects = (
  db: TenantDb,
  ids: readonly string[],
): Promise<{ number: number; subject: string }[]> =>
  db
    .selectFrom("tickets")
    .select(["number", "subject"])
    .where("organization_id", "=", db.tenant.id)
    .where("id", "in", ids)
    .orderBy("number")
    .execute();
