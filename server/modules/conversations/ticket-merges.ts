import type { TicketRow } from "#shared/contract/tickets.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { changeTicketState } from "./store/ticket-changes.ts";
import { readTicket } from "./store/ticket-list.ts";
import * as store from "./store/ticket-merges.ts";
import { beforeMergeOf, isAsMergeLeft, waitingOf } from "./ticket-merge-rules.ts";
import { next, type TicketEvent, ticketState } from "./ticket-state.ts";

/**
 * Merges a ticket into another one of the same customer. Both keep their conversations; the target shows the
 * messages of both and waits for staff if either did. This is not activity, so both keep their places in the lists.
 */
export async function mergeTicket(
  tenant: Tenant,
  { memberId }: MemberCaller,
  id: string,
  intoId: string,
): Promise<TicketRow> {
  const at = tenant.clock();
  if (id === intoId) throw new Failure("invalid_request");
  return tenant.transaction(async (db) => {
    const locked = await store.lockForMerge(db, [id, intoId]);
    const [merged, into] = [locked.get(id), locked.get(intoId)];
    if (!merged || !into) throw new Failure("not_found");
    if (merged.customer_id !== into.customer_id) throw new Failure("ticket_other_customer");
    const from = ticketState(merged);
    if (from === "merged") throw new Failure("ticket_merged");
    const takesIn: TicketEvent = { kind: "takes_in", from, waiting: waitingOf(into, merged) };
    await change(db, into, takesIn, at);
    const changed = (await store.lockForMerge(db, [intoId])).get(intoId) ?? into;
    const moved = await store.findMergedIds(db, id);
    await store.moveMerged(db, moved, id, into);
    const before = beforeMergeOf(merged, into, changed, moved);
    const merging = { intoId, intoNumber: into.number, memberId, before };
    await change(db, merged, { kind: "merges", merging }, at);
    return readChanged(db, id, intoId);
  });
}

/**
 * Undoes a merge. The merged ticket returns to its former state, and so does the target unless it has changed
 * since. Messages that the customer has written in the meantime stay in their ticket.
 */
export async function undoTicketMerge(tenant: Tenant, id: string): Promise<TicketRow> {
  const at = tenant.clock();
  return tenant.transaction(async (db) => {
    const intoId = (await readTicket(db, id))?.merged_into?.id;
    const locked = await store.lockForMerge(db, intoId ? [id, intoId] : [id]);
    const [merged, into] = [locked.get(id), locked.get(intoId ?? "")];
    if (!merged) throw new Failure("not_found");
    if (!into || merged.merged_into_id !== intoId) throw new Failure("ticket_not_merged");
    const before = store.beforeMerge(merged);
    await change(db, merged, { kind: "merge_undone", to: before.state }, at);
    await store.moveMerged(db, before.moved, into.id, merged);
    if (before.into && isAsMergeLeft(into, before.into)) {
      const { state, deferredAt, deferReason } = before.into.before;
      const waiting = { since: deferredAt === null ? null : new Date(deferredAt), reason: deferReason };
      await change(db, into, { kind: "gives_back", to: state, waiting }, at);
    }
    return readChanged(db, id, into.id);
  });
}

async function change(db: TenantDb, ticket: store.LockedMerge, event: TicketEvent, at: Date): Promise<void> {
  const outcome = next(ticketState(ticket), event);
  if ("refused" in outcome) {
    const { refused } = outcome;
    throw new Failure(
      refused === "ticket_merged" || refused === "ticket_not_merged" ? refused : "ticket_closed",
    );
  }
  await changeTicketState(db, ticket.id, event, at, { isActivity: false });
}

async function readChanged(db: TenantDb, id: string, intoId: string): Promise<TicketRow> {
  db.publish({ kind: "ticket", id });
  db.publish({ kind: "ticket", id: intoId });
  const ticket = await readTicket(db, id);
  if (!ticket) throw new Failure("not_found");
  return ticket;
}
