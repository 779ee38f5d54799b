import type { z } from "zod";
import type { listTickets as contract, TicketRow, TicketStatus } from "#shared/contract/tickets.ts";
import { maxCounted } from "#shared/rules/pagination.ts";
import type { Context } from "#server/context.ts";
import { recordReading } from "#server/db/record-changes.ts";
import { searchWords } from "#server/db/search.ts";
import type { MemberCaller, TeamCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import * as store from "./store/ticket-list.ts";
import { findTicketsWithWords } from "./store/ticket-search.ts";

const hourMs = 3_600_000;

type TicketQuery = z.output<typeof contract.query>;

/** Splits a query into the filter without status and words, and the words. */
function filterOf(
  context: Context,
  memberId: string | null,
  query: Omit<TicketQuery, "page" | "page_size">,
): { everyStatus: store.TicketFilter; words: string[] } {
  const { assignee, waiting_hours: waitingHours } = query;
  if (assignee === "me" && memberId === null)
    throw new Failure("invalid_request", { assignee: ["assignee_me"] });
  const everyStatus: store.TicketFilter = {
    customerId: query.customer_id,
    assigneeId: assignee === "none" ? null : assignee === "me" ? memberId : assignee,
    channel: query.channel,
    priority: query.priority,
    language: query.language,
    waitingSince: waitingHours ? new Date(context.clock().getTime() - waitingHours * hourMs) : undefined,
    dueBefore: query.overdue ? context.clock() : undefined,
    openedFrom: query.opened_from,
    openedTo: query.opened_to,
    tagId: query.tag,
    topicId: query.topic,
    askedFrom: query.asked_from,
    askedTo: query.asked_to,
    requestKind: query.request,
    requestFrom: query.request_from,
    rating: query.rating,
    ratedFrom: query.rated_from,
    handled: query.handled,
    handledFrom: query.handled_from,
  };
  return { everyStatus, words: searchWords(query.q) };
}

/** Whether the list is filtered by more than words. If not, the search for the words has already counted it. */
const isNarrowed = (everyStatus: store.TicketFilter, status: TicketStatus | undefined): boolean =>
  [...Object.values(everyStatus), status].some((value) => value !== undefined);

export async function listTickets(tenant: Tenant, { memberId }: TeamCaller, query: TicketQuery) {
  const { everyStatus, words } = filterOf(tenant, memberId, query);
  const { order, page_size: limit } = query;
  const page = { limit, offset: (query.page - 1) * limit, order };
  return tenant.transaction(async (db) => {
    const found = words.length > 0 ? await findTicketsWithWords(db, words) : null;
    const filter = { ...everyStatus, status: query.status, words, found };
    const counts = await store.countByStatus(db, everyStatus);
    const total = words.length
      ? isNarrowed(everyStatus, query.status)
        ? await store.countTickets(db, filter)
        : (found?.count ?? maxCounted + 1)
      : query.status
        ? counts[query.status]
        : Math.min(counts.pending + counts.deferred + counts.closed, maxCounted + 1);
    return {
      data: await store.findTickets(db, filter, page),
      meta: { page: query.page, page_size: query.page_size, total },
      counts,
      assigned: await store.countAssigned(db, memberId),
    };
  });
}

/**
 * Finds the tickets of a query in the list's order, up to the number that a list counts, with the organisation's
 * time zone.
 */
export async function findExportedTickets(
  tenant: Tenant,
  { memberId }: MemberCaller,
  query: Omit<TicketQuery, "page" | "page_size">,
): Promise<{ tickets: TicketRow[]; timeZone: string }> {
  const { everyStatus, words } = filterOf(tenant, memberId, query);
  return tenant.transaction(async (db) => {
    await recordReading(db);
    const found = words.length > 0 ? await findTicketsWithWords(db, words) : null;
    const filter = { ...everyStatus, status: query.status, words, found };
    return {
      tickets: await store.findTickets(db, filter, { limit: maxCounted, order: query.order }),
      timeZone: (await readAgent(db)).handover.timeZone,
    };
  });
}

/** Finds tickets for the screens of other modules, in their transaction and in the list's order. */
export function ticketRows(db: TenantDb, filter: store.TicketFilter, limit: number): Promise<TicketRow[]> {
  return store.findTickets(db, filter, { limit });
}
