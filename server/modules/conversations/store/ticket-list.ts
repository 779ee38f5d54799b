import { type Selectable, sql, type SqlBool } from "kysely";
import type { Rating } from "#shared/contract/ratings.ts";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import { type TicketRow, type TicketStatus } from "#shared/contract/tickets.ts";
import { type HandledKind, priorities, type ticketOrders } from "#shared/values/tickets.ts";
import type { FlowKind } from "#shared/rules/flow-request.ts";
import { maxCounted } from "#shared/rules/pagination.ts";
import type { Tickets } from "#server/db/schema.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { standardThresholds } from "#server/versions/quality/thresholds.ts";
import { type FoundTickets, hasWords } from "./ticket-search.ts";

export interface TicketFilter {
  status?: TicketStatus | undefined;
  words?: string[];
  /** Limits the list to these tickets. */
  ids?: readonly string[];
  /** Result of the search for the words, which are then not searched again. */
  found?: FoundTickets | null;
  customerId?: string | undefined;
  /** A member's id; null for unassigned tickets. */
  assigneeId?: string | null | undefined;
  channel?: string | undefined;
  priority?: string | undefined;
  language?: string | undefined;
  /** Tickets that have waited for staff at least since this time. */
  waitingSince?: Date | undefined;
  /** Tickets whose reply was due before this time. */
  dueBefore?: Date | undefined;
  /** Calendar days in the organisation's time zone, both included. */
  openedFrom?: string | undefined;
  openedTo?: string | undefined;
  /** Kind of request that the customer made in the ticket. */
  requestKind?: FlowKind | undefined;
  /** First calendar day of the request. */
  requestFrom?: string | undefined;
  /** The customer's rating; `any` matches every rating. */
  rating?: Rating | "any" | undefined;
  /** First calendar day of the rating. */
  ratedFrom?: string | undefined;
  /** Tickets that the team replied to after a handover, or closed. */
  handled?: HandledKind | undefined;
  /** First calendar day of the first reply or of the closing. */
  handledFrom?: string | undefined;
  tagId?: string | undefined;
  topicId?: string | undefined;
  /** Calendar days on which the topic was asked about, both included. */
  askedFrom?: string | undefined;
  askedTo?: string | undefined;
  isOpen?: boolean;
  /** Id of a ticket that the list omits, because it is open beside the list. */
  except?: string;
  /** Whether merged tickets are included, which only a search and a ticket's own page show. */
  withMerged?: boolean;
}

/** Returns the start of a calendar day in the organisation's time zone, or of the day `later` days after it. */
const startOfDay = (tenant: Tenant, day: string, later = 0) =>
  sql<Date>`(select (${day}::date + ${later}::integer)::timestamp at time zone o.time_zone from organizations o
    where o.id = ${tenant.id})`;

/** Matches requests of the filter's kind since its day. */
const matchingRequests = (db: TenantDb, { requestKind, requestFrom }: TicketFilter) =>
  sql`from customer_requests r where r.organization_id = ${db.tenant.id}
    ${requestKind ? sql`and r.kind = ${requestKind}` : sql``}
    ${requestFrom ? sql`and r.created_at >= ${startOfDay(db.tenant, requestFrom)}` : sql``}`;

/**
 * Matches tickets whose customers asked about the topic, or about any topic, and before the request if the filter
 * has one. Messages of a merged ticket count for its target.
 */
const ticketsAsking = (db: TenantDb, filter: TicketFilter) => {
  const { topicId, askedFrom, askedTo, requestKind, requestFrom } = filter;
  const firstRequest = sql`(select min(r.created_at) ${matchingRequests(db, filter)} and r.ticket_id = x.own_ticket_id)`;
  const threshold = sql`(select topic_threshold(${db.tenant.id}, ${standardThresholds.clarifyFrom}::real))`;
  return sql`select x.ticket_id from ticket_topics x where x.organization_id = ${db.tenant.id}
    and x.above < ${threshold} and x.up_to >= ${threshold}
    ${topicId ? sql`and x.topic_id = ${topicId}::uuid` : sql``}
    ${askedFrom ? sql`and x.asked_at >= ${startOfDay(db.tenant, askedFrom)}` : sql``}
    ${askedTo ? sql`and x.asked_at < ${startOfDay(db.tenant, askedTo, 1)}` : sql``}
    ${requestKind || requestFrom ? sql`and x.asked_at <= ${firstRequest}` : sql``}`;
};

/** Columns that record what the team did with a ticket, and when. */
const handledBy = { replied: "t.first_replied_at", closed: "t.closed_by" } as const;
const handledAt = { replied: "t.first_replied_at", closed: "t.closed_at" } as const;

/** Selects the tickets of the organisation that match the filter. */
function filteredTickets(db: TenantDb, filter: TicketFilter) {
  let query = db.selectFrom("tickets as t").where("t.organization_id", "=", db.tenant.id);
  for (const name of ["status", "channel", "priority", "language"] as const) {
    const value = filter[name];
    if (value) query = query.where(`t.${name}`, "=", value);
  }
  if (filter.waitingSince)
    query = query.where("t.status", "=", "deferred").where("t.deferred_at", "<=", filter.waitingSince);
  if (filter.dueBefore) query = query.where("t.reply_due_at", "<", filter.dueBefore);
  if (filter.openedFrom) query = query.where("t.created_at", ">=", startOfDay(db.tenant, filter.openedFrom));
  if (filter.openedTo) query = query.where("t.created_at", "<", startOfDay(db.tenant, filter.openedTo, 1));
  if (filter.tagId)
    query = query.where(
      sql<SqlBool>`exists (select 1 from ticket_tags x where x.organization_id = t.organization_id
        and x.ticket_id = t.id and x.tag_id = ${filter.tagId}::uuid)`,
    );
  if (filter.topicId || filter.askedFrom || filter.askedTo)
    query = query.where(sql<SqlBool>`t.id in (${ticketsAsking(db, filter)})`);
  if (filter.requestKind || filter.requestFrom)
    query = query.where(sql<SqlBool>`t.id in (select r.ticket_id ${matchingRequests(db, filter)})`);
  if (filter.rating === "any") query = query.where("t.rating", "is not", null);
  else if (filter.rating) query = query.where("t.rating", "=", filter.rating);
  if (filter.ratedFrom)
    query = query
      .where("t.rating", "is not", null)
      .where("t.rated_at", ">=", startOfDay(db.tenant, filter.ratedFrom));
  if (filter.handled) query = query.where(handledBy[filter.handled], "is not", null);
  if (filter.handled && filter.handledFrom)
    query = query.where(handledAt[filter.handled], ">=", startOfDay(db.tenant, filter.handledFrom));
  if (filter.isOpen) query = query.where("t.status", "in", ["pending", "deferred"]);
  if (filter.customerId) query = query.where("t.customer_id", "=", filter.customerId);
  if (filter.assigneeId === null) query = query.where("t.assignee_id", "is", null);
  else if (filter.assigneeId) query = query.where("t.assignee_id", "=", filter.assigneeId);
  // A merged ticket is closed, and to see that an open one is not merged its row would be read beside the index.
  const mayBeMerged = !filter.isOpen && (filter.status ?? "closed") === "closed";
  if (mayBeMerged && !filter.withMerged && !filter.words?.length)
    query = query.where("t.merged_into_id", "is", null);
  if (filter.except) query = query.where("t.id", "<>", filter.except);
  if (filter.ids) query = query.where(sql<SqlBool>`t.id = any(${filter.ids}::uuid[])`);
  if (filter.found) query = query.where(sql<SqlBool>`t.id = any(${filter.found.ids}::uuid[])`);
  else if (filter.words?.length) query = query.where(hasWords(filter.words));
  return query;
}

/**
 * Selects tickets with their customers and assignees. Every list and every single ticket is read with this query.
 */
export const tickets = (db: TenantDb, filter: TicketFilter) =>
  filteredTickets(db, filter)
    .innerJoin("customers as c", (join) =>
      join.onRef("c.organization_id", "=", "t.organization_id").onRef("c.id", "=", "t.customer_id"),
    )
    .leftJoin("members as w", (join) =>
      join.onRef("w.organization_id", "=", "t.organization_id").onRef("w.id", "=", "t.assignee_id"),
    );

const ownColumns = [
  "id",
  "number",
  "subject",
  "status",
  "priority",
  "channel",
  "language",
  "defer_reason",
  "close_reason",
  "rating",
  "created_at",
  "updated_at",
  "deferred_at",
  "reply_due_at",
  "closed_at",
  "merged_into_id",
  "merged_into_number",
] as const;

export const columns = [
  ...ownColumns.map((name) => `t.${name}` as const),
  "c.id as customer_id",
  "c.number as customer_number",
  "c.name as customer_name",
  "w.id as assignee_id",
  "w.name as assignee_name",
  sql<
    Tag[]
  >`(select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.folded_name), '[]')
    from ticket_tags x join tags g on g.organization_id = x.organization_id and g.id = x.tag_id
    where x.organization_id = t.organization_id and x.ticket_id = t.id)`.as("tags"),
] as const;

type Row = Pick<Selectable<Tickets>, (typeof ownColumns)[number]> & {
  customer_id: string;
  customer_number: number;
  customer_name: string | null;
  assignee_id: string | null;
  assignee_name: string | null;
  tags: Tag[];
};

export function ticketOf(row: Row): TicketRow {
  return {
    id: row.id,
    number: row.number,
    subject: row.subject,
    status: row.status as TicketStatus,
    priority: row.priority as TicketRow["priority"],
    channel: row.channel as TicketRow["channel"],
    language: row.language as TicketRow["language"],
    customer: { id: row.customer_id, number: row.customer_number, name: row.customer_name },
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? "" },
    defer_reason: row.defer_reason,
    close_reason: row.close_reason,
    rating: row.rating as Rating | null,
    tags: row.tags,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deferred_at: row.deferred_at?.toISOString() ?? null,
    reply_due_at: row.reply_due_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    merged_into:
      row.merged_into_id === null ? null : { id: row.merged_into_id, number: row.merged_into_number ?? 0 },
  };
}

type Order = (typeof ticketOrders)[number];

const waits = sql<SqlBool>`t.status = 'deferred'`;
const waitsSince = sql<Date | null>`case when t.status = 'deferred' then t.deferred_at end`;
const isClosed = sql<SqlBool>`t.status = 'closed'`;
/**
 * Returns the expression that orders priorities. The index tickets_by_priority must have the same expression, or it
 * is not used; server/db/stated-twice.test.ts compares them.
 */
export const priorityRank = (column: "priority" | "t.priority"): string =>
  `array_position('{${priorities.toReversed().join(",")}}'::text[], ${column})`;

/**
 * Orders by newest activity, and deferred tickets by waiting time, the longest first. `waiting` lists deferred
 * tickets before all others, `due` those whose reply is due first, and `priority` open tickets before closed ones
 * by descending priority.
 */
export async function findTickets(
  db: TenantDb,
  filter: TicketFilter,
  page: { limit: number; offset?: number; order?: Order },
): Promise<TicketRow[]> {
  let query = tickets(db, filter)
    .select(columns)
    .limit(page.limit)
    .offset(page.offset ?? 0);
  if (page.order === "priority")
    query = query.orderBy(isClosed).orderBy(sql.raw<number>(priorityRank("t.priority")));
  if (page.order === "due") query = query.orderBy("t.reply_due_at");
  // With one status all tickets are in the same waiting state, and the status's own index has the order.
  if (page.order === "waiting" && !filter.status) query = query.orderBy(waits, "desc").orderBy(waitsSince);
  const ordered =
    filter.status === "deferred" && page.order !== "priority" && page.order !== "due"
      ? query.orderBy("t.deferred_at")
      : query.orderBy("t.updated_at", "desc");
  return (await ordered.orderBy("t.id").execute()).map(ticketOf);
}

/** Counts the tickets of a filter up to the number that the API counts. */
const countSql = (db: TenantDb, filter: TicketFilter) =>
  db
    .selectFrom(
      filteredTickets(db, filter)
        .select(sql`1`.as("one"))
        .limit(maxCounted + 1)
        .as("counted"),
    )
    .select((e) => e.fn.countAll<number>().as("n"));

export async function countTickets(db: TenantDb, filter: TicketFilter): Promise<number> {
  return (await countSql(db, filter).executeTakeFirstOrThrow()).n;
}

export async function countByStatus(
  db: TenantDb,
  filter: TicketFilter,
): Promise<Record<TicketStatus, number>> {
  const countWithStatus = (only: TicketStatus) =>
    sql<number>`${countSql(db, { ...filter, status: only })}`.as(only);
  return db
    .selectNoFrom([countWithStatus("pending"), countWithStatus("deferred"), countWithStatus("closed")])
    .executeTakeFirstOrThrow();
}

/** Counts a member's open tickets and the unassigned ones. An API key has no tickets. */
export async function countAssigned(
  db: TenantDb,
  memberId: string | null,
): Promise<{ me: number; none: number }> {
  const countOpen = (assigneeId: string | null) => sql<number>`${countSql(db, { assigneeId, isOpen: true })}`;
  const ownOpen = memberId === null ? sql<number>`0` : countOpen(memberId);
  return db.selectNoFrom([ownOpen.as("me"), countOpen(null).as("none")]).executeTakeFirstOrThrow();
}

export async function readTicket(db: TenantDb, id: string): Promise<TicketRow | null> {
  const row = await tickets(db, { withMerged: true })
    .where("t.id", "=", id)
    .select(columns)
    .executeTakeFirst();
  return row ? ticketOf(row) : null;
}
