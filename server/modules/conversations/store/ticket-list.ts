import { type Selectable, sql, type SqlBool } from "kysely";
import type { TicketRow, ticketOrders, TicketStatus } from "#shared/contract/tickets.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import type { Tickets } from "#server/db/schema.ts";
import { containsWords } from "#server/db/search.ts";

export interface TicketFilter {
  status?: TicketStatus | undefined;
  words?: string[];
  customerId?: string | undefined;
  /** A member's id; null: tickets that nobody has. */
  assigneeId?: string | null | undefined;
  channel?: string | undefined;
  priority?: string | undefined;
  language?: string | undefined;
  /** Waits for staff since then or longer. */
  waitingSince?: Date | undefined;
  /** Calendar days in the organisation's time zone, both included. */
  openedFrom?: string | undefined;
  openedTo?: string | undefined;
  /** Left out of the list: the ticket one is looking at. */
  except?: string;
}

/** When a calendar day begins where the organisation is, or so many days later. */
const startOfDay = (organizationId: OrganizationId, day: string, later = 0) =>
  sql<Date>`(select (${day}::date + ${later}::integer)::timestamp at time zone o.time_zone from organizations o
    where o.id = ${organizationId})`;

/** Tickets of the organisation with their customers; every list and every single ticket starts here. */
export function tickets(db: TenantDb, organizationId: OrganizationId, filter: TicketFilter) {
  let query = db
    .selectFrom("tickets as t")
    .innerJoin("customers as c", (join) =>
      join.onRef("c.organization_id", "=", "t.organization_id").onRef("c.id", "=", "t.customer_id"),
    )
    .leftJoin("members as w", (join) =>
      join.onRef("w.organization_id", "=", "t.organization_id").onRef("w.id", "=", "t.assignee_id"),
    )
    .where("t.organization_id", "=", organizationId);
  for (const name of ["status", "channel", "priority", "language"] as const) {
    const value = filter[name];
    if (value) query = query.where(`t.${name}`, "=", value);
  }
  if (filter.waitingSince)
    query = query.where("t.status", "=", "deferred").where("t.deferred_at", "<=", filter.waitingSince);
  if (filter.openedFrom)
    query = query.where("t.created_at", ">=", startOfDay(organizationId, filter.openedFrom));
  if (filter.openedTo)
    query = query.where("t.created_at", "<", startOfDay(organizationId, filter.openedTo, 1));
  if (filter.customerId) query = query.where("t.customer_id", "=", filter.customerId);
  if (filter.assigneeId === null) query = query.where("t.assignee_id", "is", null);
  else if (filter.assigneeId) query = query.where("t.assignee_id", "=", filter.assigneeId);
  if (filter.except) query = query.where("t.id", "<>", filter.except);
  if (filter.words?.length) query = query.where(containsWords(filter.words, ["t.search", "c.search"]));
  return query;
}

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
  "created_at",
  "updated_at",
  "deferred_at",
  "closed_at",
] as const;

export const columns = [
  ...ownColumns.map((name) => `t.${name}` as const),
  "c.id as customer_id",
  "c.number as customer_number",
  "c.name as customer_name",
  "w.id as assignee_id",
  "w.name as assignee_name",
] as const;

type Row = Pick<Selectable<Tickets>, (typeof ownColumns)[number]> & {
  customer_id: string;
  customer_number: number;
  customer_name: string | null;
  assignee_id: string | null;
  assignee_name: string | null;
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
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deferred_at: row.deferred_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
  };
}

type Order = (typeof ticketOrders)[number];

const waits = sql<SqlBool>`t.status = 'deferred'`;
const waitsSince = sql<Date | null>`case when t.status = 'deferred' then t.deferred_at end`;
const isClosed = sql<SqlBool>`t.status = 'closed'`;
// As the index tickets_by_priority has it.
const rank = sql<number>`array_position('{urgent,high,medium,low}'::text[], t.priority)`;

/**
 * Newest activity first; deferred ones by how long they wait, longest first. `waiting` puts these before all others,
 * `priority` has open tickets before closed ones and the highest priority first.
 */
export async function findTickets(
  db: TenantDb,
  organizationId: OrganizationId,
  filter: TicketFilter,
  page: { limit: number; offset?: number; order?: Order },
): Promise<TicketRow[]> {
  let query = tickets(db, organizationId, filter)
    .select(columns)
    .limit(page.limit)
    .offset(page.offset ?? 0);
  if (page.order === "priority") query = query.orderBy(isClosed).orderBy(rank);
  // With one status there is nothing to put before the others, and its own index has the order.
  if (page.order === "waiting" && !filter.status) query = query.orderBy(waits, "desc").orderBy(waitsSince);
  const ordered =
    filter.status === "deferred" && page.order !== "priority"
      ? query.orderBy("t.deferred_at")
      : query.orderBy("t.updated_at", "desc");
  return (await ordered.orderBy("t.id").execute()).map(ticketOf);
}

export async function countTickets(
  db: TenantDb,
  organizationId: OrganizationId,
  filter: TicketFilter,
): Promise<number> {
  const row = await tickets(db, organizationId, filter)
    .select((e) => e.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return row.n;
}

export async function countByStatus(
  db: TenantDb,
  organizationId: OrganizationId,
  filter: TicketFilter,
): Promise<Record<TicketStatus, number>> {
  const rows = await tickets(db, organizationId, filter)
    .select((e) => ["t.status", e.fn.countAll<number>().as("n")])
    .groupBy("t.status")
    .execute();
  const counts = { pending: 0, deferred: 0, closed: 0 };
  for (const { status, n } of rows) counts[status as TicketStatus] = n;
  return counts;
}

/** Open tickets that a member has, and those that nobody has. */
export async function countAssigned(
  db: TenantDb,
  organizationId: OrganizationId,
  memberId: string,
): Promise<{ me: number; none: number }> {
  const open = (assigneeId: string | null) =>
    tickets(db, organizationId, { assigneeId })
      .where("t.status", "<>", "closed")
      .select((e) => e.fn.countAll<number>().as("n"));
  return db
    .selectNoFrom((e) => [
      e.fn.coalesce(open(memberId), sql<number>`0`).as("me"),
      e.fn.coalesce(open(null), sql<number>`0`).as("none"),
    ])
    .executeTakeFirstOrThrow();
}

export async function readTicket(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
): Promise<TicketRow | null> {
  const row = await tickets(db, organizationId, {}).where("t.id", "=", id).select(columns).executeTakeFirst();
  return row ? ticketOf(row) : null;
}
