import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";
import { changeTicketState } from "./store/ticket-changes.ts";

/**
 * Hands a ticket over to staff, because the agent cannot answer or a reply did not reach the customer. If the
 * ticket was closed in the meantime, the conversation's open ticket is handed over, or this one is reopened. A
 * ticket that already waits for staff does not change.
 */
export async function escalate(db: TenantDb, ticketId: string, reason: string, at: Date): Promise<void> {
  const current = sql`(select t.id from tickets t
      join tickets about on about.organization_id = t.organization_id and about.conversation_id = t.conversation_id
      where t.organization_id = ${db.tenant.id} and about.id = ${ticketId}::uuid
        and (t.status <> 'closed' or t.id = about.id)
      order by t.status <> 'closed' desc, t.created_at desc limit 1)`;
  await changeTicketState(db, current, { kind: "escalates", reason }, at);
}
