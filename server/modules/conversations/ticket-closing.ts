import type { CloseReason } from "#shared/contract/tickets.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { queueRatingQuestion } from "./rating-questions.ts";
import { wasWithTeam } from "./rating-rules.ts";
import { autoCloseAfterMs, autoCloseReason, timeAfterActivity } from "./ticket-rules.ts";
import { next, type Refusal, type TicketChange, type TicketEvent, ticketState } from "./ticket-state.ts";
import { changeTicketState } from "./store/ticket-changes.ts";
import { hasOnlyMachineMessages, readLastDecision } from "./store/ticket-messages.ts";
import { lockTicket } from "./store/tickets.ts";

/** A ticket whose row the transaction has locked. */
interface LockedTicket {
  id: string;
  channel: string;
  status: string;
  handled_by_human: boolean;
  merged_into_id: string | null;
  updated_at: Date;
}

/**
 * Closes a locked ticket for a member of the team, or for an API key when `memberId` is null, and queues the question how
 * the customer rates the help. Returns the refusal where the ticket is closed or merged already.
 */
export async function close(
  db: TenantDb,
  ticket: LockedTicket,
  { memberId }: { memberId: string | null },
  { reason, note }: { reason: string; note?: string | null | undefined },
  now: Date,
): Promise<TicketChange | Refusal> {
  const closing = { reason, note: plainText(note ?? "") || null, memberId };
  const event: TicketEvent = { kind: "staff_close", closing };
  const change = next(ticketState(ticket), event);
  if ("refused" in change) return change;
  const at = timeAfterActivity(ticket.updated_at, now);
  await changeTicketState(db, ticket.id, event, at);
  await queueRatingQuestion(db, ticket, at);
  return change;
}

/** Closes a ticket that no person has and that needs nothing more; false where a person has it. */
export const closeAutomatically = (
  db: TenantDb,
  ticketId: string,
  reason: CloseReason,
  at: Date,
): Promise<boolean> => changeTicketState(db, ticketId, { kind: "closes_by_itself", reason }, at);

/** Closes a ticket that only machines wrote on; it stays in the list of closed tickets. */
export async function closeMachineTicket(db: TenantDb, ticketId: string, at: Date): Promise<void> {
  if (await hasOnlyMachineMessages(db, ticketId)) await closeAutomatically(db, ticketId, "out_of_scope", at);
}

/** Closes an inactive ticket; false when somebody has written on it or taken it in the meantime. */
export async function closeInactiveTicket(tenant: Tenant, ticketId: string): Promise<boolean> {
  const now = tenant.clock();
  return tenant.transaction(async (db) => {
    const ticket = await lockTicket(db, ticketId);
    if (!ticket || ticket.updated_at.getTime() >= now.getTime() - autoCloseAfterMs) return false;
    const reason = autoCloseReason(await readLastDecision(db, ticketId));
    const isClosed = await closeAutomatically(db, ticketId, reason, now);
    if (isClosed && wasWithTeam(ticket))
      await queueRatingQuestion(db, { id: ticketId, channel: ticket.channel }, now);
    if (isClosed) db.publish({ kind: "ticket", id: ticketId });
    return isClosed;
  });
}
