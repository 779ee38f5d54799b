import { type RawBuilder, sql } from "kysely";
import {
  next,
  storedState,
  type TicketEvent,
  ticketStates,
} from "#server/modules/conversations/ticket-state.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";

/** Returns the change that an event makes in each state, without the states that refuse the event. */
function changesOf(event: TicketEvent) {
  return ticketStates.flatMap((from) => {
    const change = next(from, event);
    if ("refused" in change) return [];
    const { status, handledByHuman } = storedState[change.state];
    const { waiting, merging } = change;
    return {
      from_status: storedState[from].status,
      from_handled: storedState[from].handledByHuman,
      from_merged: storedState[from].isMerged,
      to_status: status,
      to_handled: handledByHuman,
      begins_to_wait: status === "deferred" && from !== "waiting_for_staff" && !change.waitsAsBefore,
      defer_reason: change.deferReason ?? null,
      // The team's first reply ends this wait.
      first_reply: event.kind === "staff_reply" && from === "waiting_for_staff",
      closes: change.closing !== undefined,
      close_reason: change.closing?.reason ?? null,
      close_note: change.closing?.note ?? null,
      closed_by: change.closing?.memberId ?? null,
      to_merged: storedState[change.state].isMerged,
      // Values that only some events set are left out for the others.
      ...(waiting && { sets_waiting: true, waits_since: waiting.since, waits_because: waiting.reason }),
      ...(merging && {
        merges: true,
        into_id: merging.intoId,
        into_number: merging.intoNumber,
        merged_by: merging.memberId,
        before_merge: merging.before,
      }),
    };
  });
}

/**
 * Builds the only statement that changes a ticket's state, alone or in a WITH query. It looks up the ticket's state
 * in the changes that `next` returns for the event. `isActivity` moves the ticket up in the lists. `set` begins
 * with a comma and sets further columns. The text is the same for every event, so that the statement is prepared
 * once.
 */
export const ticketUpdate = (
  tenant: Tenant,
  ticketId: string | RawBuilder<unknown>,
  event: TicketEvent,
  at: Date,
  { isActivity, set }: { isActivity: boolean; set?: RawBuilder<unknown> },
): RawBuilder<unknown> => sql`
      update tickets t set status = n.to_status, handled_by_human = n.to_handled,
        updated_at = case when ${isActivity}::boolean then greatest(t.updated_at, ${at}::timestamptz) else t.updated_at end,
        deferred_at = case when n.sets_waiting then n.waits_since
          when n.begins_to_wait then ${at}::timestamptz else t.deferred_at end,
        first_replied_at = coalesce(t.first_replied_at, case when n.first_reply then ${at}::timestamptz end),
        first_reply_seconds = coalesce(t.first_reply_seconds,
          case when n.first_reply then greatest(0, extract(epoch from ${at}::timestamptz - t.deferred_at))::integer end),
        defer_reason = case when n.sets_waiting then n.waits_because else coalesce(n.defer_reason, t.defer_reason) end,
        merged_into_id = case when n.merges then n.into_id when n.to_merged then t.merged_into_id end,
        merged_into_number = case when n.merges then n.into_number when n.to_merged then t.merged_into_number end,
        merged_at = case when n.merges then ${at}::timestamptz when n.to_merged then t.merged_at end,
        merged_by = case when n.merges then n.merged_by when n.to_merged then t.merged_by end,
        before_merge = case when n.merges then n.before_merge when n.to_merged then t.before_merge end,
        closed_at = case when n.closes then ${at}::timestamptz when n.to_status = 'closed' then t.closed_at end,
        close_reason = case when n.closes then n.close_reason when n.to_status = 'closed' then t.close_reason end,
        close_note = case when n.closes then n.close_note when n.to_status = 'closed' then t.close_note end,
        closed_by = case when n.closes then n.closed_by when n.to_status = 'closed' then t.closed_by end${set ?? sql``}
      from jsonb_to_recordset(${JSON.stringify(changesOf(event))}::jsonb) as n(from_status text, from_handled boolean, from_merged boolean,
        to_status text, to_handled boolean, to_merged boolean, begins_to_wait boolean, defer_reason text, first_reply boolean, closes boolean,
        close_reason text, close_note text, closed_by uuid, sets_waiting boolean, waits_since timestamptz, waits_because text,
        merges boolean, into_id uuid, into_number integer, merged_by uuid, before_merge jsonb)
      where t.organization_id = ${tenant.id} and t.id = ${typeof ticketId === "string" ? sql`${ticketId}::uuid` : ticketId}
        and t.status = n.from_status and (t.merged_into_id is not null) = n.from_merged
        and (t.status <> 'pending' or t.handled_by_human = n.from_handled)`;

/** Returns a value for `set` that assigns an unassigned ticket to this member. */
export const takeIfUnassigned = (memberId: string): RawBuilder<unknown> =>
  sql`, assignee_id = coalesce(t.assignee_id, ${memberId}::uuid)`;

/** Applies an event to a ticket; false when its state refuses the event, or when there is no such ticket. */
export async function changeTicketState(
  db: TenantDb,
  ticketId: string | RawBuilder<unknown>,
  event: TicketEvent,
  at: Date,
  { isActivity = true, set }: { isActivity?: boolean; set?: RawBuilder<unknown> } = {},
): Promise<boolean> {
  const update = ticketUpdate(db.tenant, ticketId, event, at, { isActivity, ...(set && { set }) });
  const { numAffectedRows } = await update.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
