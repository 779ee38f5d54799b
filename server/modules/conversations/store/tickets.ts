import { sql } from "kysely";
import type { AttachmentView } from "#shared/contract/attachments.ts";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import type { CitationView, MessageMore, MessageView, Priority } from "#shared/contract/tickets.ts";
import type { OutboundTemplate } from "#server/channels/channel.ts";
import { previousTickets, shownMessages } from "#server/modules/conversations/ticket-rules.ts";
import type { TenantDb } from "#server/tenant.ts";
import { readAppliedRules } from "./applied-triage-rules.ts";
import { readRating } from "./ratings.ts";
import { readRequests } from "./customer-requests.ts";
import { findMergedTickets } from "./ticket-merges.ts";
import { columns, findTickets, ticketOf, tickets } from "./ticket-list.ts";

/** Null unless the conversation's last word of the customer is a comment; times as PostgreSQL writes them in JSON. */
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

/** A ticket with what its page shows beside the conversation. */
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
    triage: await readAppliedRules(db, id),
    previous: await findTickets(db, { customerId: row.customer_id, except: id }, { limit: previousTickets }),
  };
}

const messages = (db: TenantDb) =>
  db
    .selectFrom("messages as m")
    .leftJoin("members as p", (join) =>
      join.onRef("p.organization_id", "=", "m.organization_id").onRef("p.id", "=", "m.member_id"),
    )
    .where("m.organization_id", "=", db.tenant.id)
    .select([
      "m.id",
      "m.author",
      "p.name as author_name",
      "p.id as author_id",
      "m.text",
      "m.status",
      "m.decision",
      "m.confidence",
      "m.reason",
      "m.choices",
    ])
    .select(["m.citations", "m.writing", "m.ticket_id", "m.created_at"])
    .select(sql<boolean>`m.html is not null or m.full_text is not null`.as("original"))
    .select([
      "m.kind",
      "m.subject",
      "m.audience",
      "m.reaction",
      "m.edited_at",
      "m.deleted_at",
      "m.failure",
      "m.notice_of",
    ])
    .select(sql<string | null>`m.template ->> 'name'`.as("template"))
    .select([
      sql<Post | null>`(select json_build_object('permalink', o.permalink, 'author', o.author, 'text', o.text, 'image_url', o.image_url)
        from posts o where o.organization_id = m.organization_id and o.id = m.post_id)`.as("post"),
      sql<
        AttachmentView[] | null
      >`(select json_agg(json_build_object('id', a.id, 'kind', a.kind, 'name', a.name, 'type', a.type,
          'size_bytes', a.size_bytes, 'state', case when a.file_key is not null then 'ready'
            when a.problem is not null then 'lost' else 'waiting' end) order by a.position)
        from attachments a where a.organization_id = m.organization_id and a.message_id = m.id)`.as(
        "attachments",
      ),
    ]);

type Post = NonNullable<MessageMore["post"]>;

type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>["executeTakeFirstOrThrow"]>>;

function moreOf(row: MessageRow): MessageMore | null {
  const { kind, subject, reaction, failure, post, template } = row;
  const attachments = row.attachments ?? [];
  const isPlain =
    kind === "text" &&
    !subject &&
    !reaction &&
    !failure &&
    !post &&
    !template &&
    !row.original &&
    !row.edited_at &&
    !row.deleted_at;
  if (isPlain && attachments.length === 0 && row.audience === "private") return null;
  return {
    kind,
    subject,
    audience: row.audience === "public" ? "public" : "private",
    post,
    attachments,
    original: row.original && row.deleted_at === null,
    reaction,
    edited: row.edited_at !== null,
    deleted: row.deleted_at !== null,
    failure,
    template,
    notice: row.notice_of !== null,
  };
}

function messageOf(row: MessageRow): MessageView {
  const citations = row.citations as unknown as CitationView[];
  const { id, author_name, author_id, text, confidence, reason, choices, ticket_id } = row;
  return {
    id,
    author_name,
    author_id,
    text,
    confidence,
    reason,
    choices,
    ticket_id,
    more: moreOf(row),
    author: row.author as MessageView["author"],
    status: row.status as MessageView["status"],
    decision: row.decision as MessageView["decision"],
    writing: row.writing as MessageView["writing"],
    citations: citations.map(({ source_id, faq_id, label, quote, confidence, used }) => ({
      source_id,
      faq_id: faq_id ?? null,
      label,
      quote,
      confidence,
      used,
    })),
    created_at: row.created_at.toISOString(),
  };
}

/**
 * The conversation a ticket is part of, oldest first, with the messages of the tickets that were merged into it.
 * `isSpread`: some of these are parts of other conversations.
 */
async function readMessages(
  db: TenantDb,
  conversationId: string,
  ticketIds: string[],
  isSpread: boolean,
): Promise<MessageView[]> {
  const rows = await messages(db)
    .where((m) =>
      isSpread
        ? m.or([m("m.conversation_id", "=", conversationId), m("m.ticket_id", "in", ticketIds)])
        : m("m.conversation_id", "=", conversationId),
    )
    .orderBy(sql`coalesce(m.ticket_id = any(${ticketIds}::uuid[]), false)`, "desc")
    .orderBy("m.created_at", "desc")
    .orderBy("m.id", "desc")
    .limit(shownMessages)
    .execute();
  rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1));
  return rows.map(messageOf);
}

/** Locks a ticket until the transaction ends, so that two of the staff change it one after the other. */
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

export async function readStaffMessage(
  db: TenantDb,
  conversationId: string,
  originId: string,
): Promise<MessageView | null> {
  const row = await messages(db)
    .where("m.conversation_id", "=", conversationId)
    .where((e) => e.and({ "m.origin": "portal", "m.origin_id": originId }))
    .executeTakeFirst();
  return row ? messageOf(row) : null;
}

/** False when there is no such ticket. */
export async function setPriority(db: TenantDb, id: string, priority: Priority): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("tickets")
    .set({ priority })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of the organisation, and not disabled. The row stays as it is until the transaction ends. */
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

/** False when there is no such ticket. */
export async function setAssignee(db: TenantDb, id: string, memberId: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("tickets")
    .set({ assignee_id: memberId })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface StaffMessage {
  ticketId: string;
  conversationId: string;
  /** Null of who is a member no more. */
  memberId: string | null;
  text: string;
  /** With the id that the page chose, or the reminder's: the same one twice is one message. */
  origin: { origin: "portal" | "reminder"; origin_id: string | null };
  template: OutboundTemplate | null;
  kind: "text" | "image";
}

/** Stores what staff wrote, or had written for later; it waits to be delivered. Returns its id. */
export async function insertStaffMessage(db: TenantDb, message: StaffMessage, at: Date): Promise<string> {
  const { id } = await db
    .insertInto("messages")
    .values({
      organization_id: db.tenant.id,
      conversation_id: message.conversationId,
      ticket_id: message.ticketId,
      author: "staff",
      member_id: message.memberId,
      text: message.text,
      ...message.origin,
      kind: message.kind,
      template: message.template && JSON.stringify(message.template),
      status: "queued",
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Throws when there is none. */
export async function readMessage(db: TenantDb, id: string): Promise<MessageView> {
  return messageOf(await messages(db).where("m.id", "=", id).executeTakeFirstOrThrow());
}

/** False as soon as a person of either side has written there. */
export async function hasOnlyMachineMessages(db: TenantDb, ticketId: string): Promise<boolean> {
  const row = await db
    .selectFrom("messages")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("ticket_id", "=", ticketId)
    .where((message) => message.or([message("machine", "is", null), message("author", "<>", "customer")]))
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/** What the agent did with the ticket's last message of its own. */
export async function lastDecision(db: TenantDb, ticketId: string): Promise<string | null> {
  const row = await db
    .selectFrom("messages")
    .select("decision")
    .where("organization_id", "=", db.tenant.id)
    .where("ticket_id", "=", ticketId)
    .where("author", "=", "agent")
    .where("notice_of", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.decision ?? null;
}
