import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";
import { changeTicketState } from "./store/ticket-changes.ts";

/**
 * A person has to see to it: nobody answers the customer by itself, or they did not hear what they were to be told. Where
 * the ticket was closed meanwhile, the conversation's open one goes to a person, or this one is opened again. One that
 * waits for a person already stays as it is.
 */
export async function escalate(db: TenantDb, ticketId: string, reason: string, at: Date): Promise<void> {
  const current = sql`(select t.id from tickets t
      join tickets about on about.organization_id = t.organization_id and about.conversation_id = t.conversation_id
      where t.organization_id = ${db.tenant.id} and about.id = ${ticketId}::uuid
        and (t.status <> 'closed' or t.id = about.id)
      order by t.status <> 'closed' desc, t.created_at desc limit 1)`;
  await changeTicketState(db, current, { kind: "escalates", reason }, at);
}
