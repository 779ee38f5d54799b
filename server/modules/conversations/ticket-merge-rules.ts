import { type TicketState, ticketState } from "./ticket-state.ts";

/** What a merge reads of a ticket. */
export interface MergedRow {
  id: string;
  number: number;
  customer_id: string;
  status: string;
  handled_by_human: boolean;
  defer_reason: string | null;
  deferred_at: Date | null;
  updated_at: Date;
  merged_into_id: string | null;
}

/** Where a ticket stood, as a merge keeps it. */
interface Standing {
  state: TicketState;
  deferredAt: string | null;
  deferReason: string | null;
}

/** Stored with a merged ticket for undoing the merge. */
export interface BeforeMerge {
  state: TicketState;
  /** Tickets that had been merged into it and went along. */
  moved: string[];
  /** The ticket that took it in, before and after; null where taking it in changed nothing there. */
  into: { id: string; before: Standing; after: Standing; updatedAt: string } | null;
}

const standingOf = (ticket: MergedRow): Standing => ({
  state: ticketState(ticket),
  deferredAt: ticket.deferred_at?.toISOString() ?? null,
  deferReason: ticket.defer_reason,
});

/** What to wait for has the longer of two waits, and the reason why the ticket that goes on waited first. */
export function waitingOf(into: MergedRow, merged: MergedRow): { since: Date | null; reason: string | null } {
  if (ticketState(into) !== "waiting_for_staff")
    return { since: merged.deferred_at, reason: merged.defer_reason };
  const times = [into.deferred_at, merged.deferred_at].filter((at) => at !== null);
  const since = times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
  return { since, reason: into.defer_reason };
}

/** What undoing needs; `changed` is the ticket that took the other in, as it is afterwards. */
export function beforeMergeOf(
  merged: MergedRow,
  into: MergedRow,
  changed: MergedRow,
  moved: string[],
): BeforeMerge {
  const [before, after] = [standingOf(into), standingOf(changed)];
  const isSame = before.state === after.state && before.deferredAt === after.deferredAt;
  return {
    state: ticketState(merged),
    moved,
    into: isSame ? null : { id: into.id, before, after, updatedAt: changed.updated_at.toISOString() },
  };
}

/** Whether nothing has happened to the ticket since it took the other in. */
export function isAsMergeLeft(into: MergedRow, kept: NonNullable<BeforeMerge["into"]>): boolean {
  const now = standingOf(into);
  return (
    into.id === kept.id &&
    into.updated_at.toISOString() === kept.updatedAt &&
    now.state === kept.after.state &&
    now.deferredAt === kept.after.deferredAt
  );
}
