import { sql } from "kysely";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import type { Priority } from "#shared/contract/tickets.ts";
import { previousTickets } from "#server/modules/conversations/ticket-rules.ts";
import type { TenantDb } from "#server/tenant.ts";
import { readAppliedRules } from "./applied-triage-rules.ts";
import { readRating } from "./ratings.ts";
import { readRequests } from "./customer-requests.ts";
import { readMessages } from "./ticket-messages.ts";
import { readTicketTopics } from "./ticket-topics.ts";
import { findMergedTickets } from "./ticket-merges.ts";
import { columns, findTickets, ticketOf, tickets } from "./ticket-list.ts";

/** Null unless the customer's last message of the conversation is a comment; times are in PostgreSQL's JSON format. */
const toComment = sql<{ answered: boolean; private_at: string | null } | null>`(
  select case when m.kind = 'comment' then json_build_object('answered', exists (select 1 from messages r where r.organization_id = m.organization_id
        and r.conversation_id = m.conversation_id and r.created_at > m.created_at and r.author in ('agent', 'staff')
        and r.audience = 'private' and r.status <> 'failed'),
      'private_at', (select max(p.created_at) from messages p where p.organization_id = m.organization_id
        and p.conversation_id = m.conversation_id and p.author = 'customer' and p.kind <> 'comment')) end
  from messages m where m.organization_id = t.organization_id and m.conversation_id = t.conversation_id
    and m.author = 'customer' and m.deleted_at is null
  order by m.created_at desc, m.id desc limit 1)`.as("to_comment");

const customerTags = sql<
  Tag[]
>`(select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.folded_name), '[]')
  from customer_tags x join tags g on g.organization_id = x.organization_id and g.id = x.tag_id
  where x.organization_id = t.organization_id and x.customer_id = c.id)`.as("customer_tags");

/** Reads a ticket with the facts that its page shows beside the conversation. */
export async function readTicketFacts(db: TenantDb, id: string) {
  const row = await tickets(db, { withMerged: true })
    .where("t.id", "=", id)
    .leftJoin("members as p", (join) =>
      join.onRef("p.organization_id", "=", "t.organization_id").onRef("p.id", "=", "t.closed_by"),
    )
    .select(columns)
    .innerJoin("contacts as a", (join) =>
      join
        .onRef("a.organization_id", "=", "t.organization_id")
        .onRef("a.conversation_id", "=", "t.conversation_id"),
    )
    .leftJoin("members as g", (join) =>
      join.onRef("g.organization_id", "=", "t.organization_id").onRef("g.id", "=", "t.merged_by"),
    )
    .select(["t.conversation_id", "t.close_note", "p.name as closed_by", "a.last_in_at"])
    .select(["t.merged_at", "g.name as merged_by"])
    .select(["c.account_name", "c.phone", "c.email", "c.order_number", "c.first_seen_at"])
    .select(customerTags)
    .select(toComment)
    .executeTakeFirst();
  if (!row) return null;
  const ticket = ticketOf(row);
  const { merged, isSpread } = await findMergedTickets(db, id, row.conversation_id);
  return {
    ...ticket,
    conversation_id: row.conversation_id,
    close_note: row.close_note,
    closed_by: row.closed_by,
    last_in_at: row.last_in_at,
    to_comment: row.to_comment && {
      answered: row.to_comment.answered,
      privateAt: row.to_comment.private_at === null ? null : new Date(row.to_comment.private_at),
    },
    customer: {
      ...ticket.customer,
      account_name: row.account_name,
      phone: row.phone,
      email: row.email,
      order_number: row.order_number,
      first_seen_at: row.first_seen_at.toISOString(),
      tags: row.customer_tags,
    },
    merge:
      ticket.merged_into && row.merged_at ? { by: row.merged_by, at: row.merged_at.toISOString() } : null,
    merged,
    messages: await readMessages(db, row.conversation_id, [id, ...merged.map((other) => other.id)], isSpread),
    rated: await readRating(db, id),
    requests: await readRequests(db, id),
    topics: await readTicketTopics(db, id),
    triage: await readAppliedRules(db, id),
    previous: await findTickets(db, { customerId: row.customer_id, except: id }, { limit: previousTickets }),
  };
}

/** Locks a ticket until the transaction ends, so that two members change it one after the other. */
export async function lockTicket(db: TenantDb, id: string) {
  const row = await db
    .selectFrom("tickets")
    .select(["conversation_id", "channel", "status", "handled_by_human", "updated_at", "priority"])
    .select(["deferred_at", "assignee_id", "merged_into_id"])
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Sets the priority; false when there is no such ticket. */
export async function setPriority(db: TenantDb, id: string, priority: Priority): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("tickets")
    .set({ priority })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a member belongs to the organisation and is not disabled. The row is locked until the transaction ends. */
export async function isActiveMember(db: TenantDb, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom("members")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", memberId)
    .where("disabled_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function readMemberName(db: TenantDb, memberId: string): Promise<string> {
  const { name } = await db
    .selectFrom("members")
    .select("name")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return name;
}

/** Sets the assignee; false when there is no such ticket. */
export async function setAssignee(db: TenantDb, id: string, memberId: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("tickets")
    .set({ assignee_id: memberId })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
