import { type TicketState, ticketState } from "./ticket-state.ts";

/** Values of a ticket that a merge reads. */
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

/** State of a ticket before a merge. */
interface TicketSnapshot {
  state: TicketState;
  deferredAt: string | null;
  deferReason: string | null;
}

/** Data that is stored with a merged ticket to undo the merge. */
export interface BeforeMerge {
  state: TicketState;
  /** Tickets that had been merged into this one and moved with it. */
  moved: string[];
  /** State of the target ticket before and after the merge; null when the merge did not change it. */
  into: { id: string; before: TicketSnapshot; after: TicketSnapshot; updatedAt: string } | null;
}

const snapshotOf = (ticket: MergedRow): TicketSnapshot => ({
  state: ticketState(ticket),
  deferredAt: ticket.deferred_at?.toISOString() ?? null,
  deferReason: ticket.defer_reason,
});

/** Returns the longer of two waiting times, with the reason of the ticket that continues if it has one. */
export function waitingOf(into: MergedRow, merged: MergedRow): { since: Date | null; reason: string | null } {
  if (ticketState(into) !== "waiting_for_staff")
    return { since: merged.deferred_at, reason: merged.defer_reason };
  const times = [into.deferred_at, merged.deferred_at].filter((at) => at !== null);
  const since = times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
  return { since, reason: into.defer_reason };
}

/** Returns the data to undo a merge; `changed` is the target ticket after the merge. */
export function beforeMergeOf(
  merged: MergedRow,
  into: MergedRow,
  changed: MergedRow,
  moved: string[],
): BeforeMerge {
  const [before, after] = [snapshotOf(into), snapshotOf(changed)];
  const isSame = before.state === after.state && before.deferredAt === after.deferredAt;
  return {
    state: ticketState(merged),
    moved,
    into: isSame ? null : { id: into.id, before, after, updatedAt: changed.updated_at.toISOString() },
  };
}

/** Whether the target ticket has not changed since the merge. */
export function isAsMergeLeft(into: MergedRow, before: NonNullable<BeforeMerge["into"]>): boolean {
  const now = snapshotOf(into);
  return (
    into.id === before.id &&
    into.updated_at.toISOString() === before.updatedAt &&
    now.state === before.after.state &&
    now.deferredAt === before.after.deferredAt
  );
}
