import { type Selectable, sql, type SqlBool } from "kysely";
import type { TicketRow, TicketStatus } from "#shared/contract/tickets.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import type { Tickets } from "#server/db/schema.ts";
import { containsWords } from "#server/db/search.ts";

export interface TicketFilter {
  status?: TicketStatus | undefined;
  words?: string[];
  customerId?: string | undefined;
  /** A member's id; null: tickets that nobody has. */
  assigneeId?: string | null | undefined;
  /** Left out of the list: the ticket one is looking at. */
  except?: string;
}

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
  if (filter.status) query = query.where("t.status", "=", filter.status);
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

const waits = sql<SqlBool>`t.status = 'deferred'`;
const waitsSince = sql<Date | null>`case when t.status = 'deferred' then t.deferred_at end`;

/** Newest activity first; deferred ones by how long they wait, longest first, and before all others if `waitingFirst`. */
export async function findTickets(
  db: TenantDb,
  organizationId: OrganizationId,
  filter: TicketFilter,
  page: { limit: number; offset?: number; waitingFirst?: boolean },
): Promise<TicketRow[]> {
  let query = tickets(db, organizationId, filter)
    .select(columns)
    .limit(page.limit)
    .offset(page.offset ?? 0);
  if (page.waitingFirst) query = query.orderBy(waits, "desc").orderBy(waitsSince);
  const ordered =
    filter.status === "deferred" ? query.orderBy("t.deferred_at") : query.orderBy("t.updated_at", "desc");
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
