import { sql } from "kysely";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

/**
 * A person has to see to what a customer was to be told and did not hear, also where the matter was closed meanwhile: the
 * conversation's open ticket goes to them, or this one is opened again. One that a person has already stays as it is.
 */
export async function handOver(
  db: TenantDb,
  organizationId: OrganizationId,
  ticketId: string,
  reason: "not_delivered" | "delivery_unknown" | "reminder",
  at: Date,
): Promise<void> {
  await sql`update tickets set status = 'deferred', handled_by_human = true, defer_reason = ${reason}, deferred_at = ${at},
      updated_at = ${at}, closed_at = null, closed_by = null, close_reason = null, close_note = null
    where organization_id = ${organizationId} and status in ('pending', 'closed') and id = (
      select t.id from tickets t
      join tickets about on about.organization_id = t.organization_id and about.conversation_id = t.conversation_id
      where t.organization_id = ${organizationId} and about.id = ${ticketId}::uuid
        and (t.status <> 'closed' or t.id = about.id)
      order by t.status <> 'closed' desc, t.created_at desc limit 1)`.execute(db);
}

/** A customer's message that nobody answers by itself waits for a person, as long as no person has its ticket. */
export async function defer(
  db: TenantDb,
  organizationId: OrganizationId,
  ticketId: string,
  reason: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable("tickets")
    .set({ status: "deferred", handled_by_human: true, defer_reason: reason, deferred_at: at })
    .where("organization_id", "=", organizationId)
    .where("id", "=", ticketId)
    .where("status", "=", "pending")
    .execute();
}
