import { sql } from "kysely";
import type { StoredReply } from "#server/modules/agents/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import { changeTicketState } from "./store/ticket-changes.ts";
import type { TicketEvent } from "./ticket-state.ts";

/**
 * Hands a ticket over to staff, because the agent cannot answer or a reply did not reach the customer. Where the ticket was
 * closed meanwhile, the conversation's open ticket is handed over, or this one is reopened. A ticket that waits for staff
 * already does not change, and the result is false.
 */
export async function escalate(db: TenantDb, ticketId: string, reason: string, at: Date): Promise<boolean> {
  const current = sql`(select t.id from tickets t
      join tickets about on about.organization_id = t.organization_id and about.conversation_id = t.conversation_id
      where t.organization_id = ${db.tenant.id} and about.id = ${ticketId}::uuid
        and (t.status <> 'closed' or t.id = about.id)
      order by t.status <> 'closed' desc, t.id = about.id desc, t.created_at desc limit 1)`;
  return changeTicketState(db, current, { kind: "escalates", reason }, at);
}

/**
 * The event of the agent's reply, for the statement that stores the reply together with its ticket's state: a handover
 * escalates the ticket.
 */
export const replyEvent = ({ decision, reason }: Pick<StoredReply, "decision" | "reason">): TicketEvent =>
  decision === "handover"
    ? { kind: "agent_escalates", reason: reason ?? "no_answer" }
    : { kind: "agent_replies" };
