import { sql } from "kysely";
import type { Captured, Turn } from "#server/answers/entry.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import type { StoredReply } from "#server/modules/agents/actions.ts";
import { joinSameCustomer } from "#server/modules/customers/actions.ts";
import { historyLength, isUnreadable, recentLength } from "./rules.ts";

/** Where a message came from: the contact's address on its channel. */
export interface ContactAddress {
  channel: string;
  externalId: string;
}

/** What is known when a message arrives. */
export interface Arrival {
  contact: { conversationId: string; customerId: string } | null;
  /** The conversation's newest ticket. */
  ticket: { id: string; status: string; closedAt: Date | null } | null;
  /** The message itself, when it arrived before. */
  known: { id: string; ticketId: string } | null;
  lastMinute: number;
  lastDay: number;
}

export async function readArrival(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
  externalId: string,
  at: Date,
): Promise<Arrival> {
  const { rows } = await sql<{
    conversation_id: string | null;
    customer_id: string | null;
    ticket_id: string | null;
    status: string | null;
    closed_at: Date | null;
    known_id: string | null;
    known_ticket_id: string | null;
    last_minute: number;
    last_day: number;
  }>`/* read_arrival */
    select c.conversation_id, c.customer_id, t.id as ticket_id, t.status, t.closed_at,
           k.id as known_id, k.ticket_id as known_ticket_id,
           coalesce(r.last_minute, 0)::int as last_minute, coalesce(r.last_day, 0)::int as last_day
    from contacts c
    left join lateral (
      select id, status, closed_at from tickets
      where organization_id = ${organizationId} and conversation_id = ${conversationId}::uuid
      order by created_at desc limit 1
    ) t on true
    left join lateral (
      select id, ticket_id from messages
      where organization_id = ${organizationId} and conversation_id = ${conversationId}::uuid and external_id = ${externalId}
    ) k on true
    left join lateral (
      -- The author stands in the filters, not in the condition: the planner would otherwise take the index over all of
      -- the organisation's customer messages and read a day of them for every message.
      select count(*) filter (where author = 'customer') as last_day,
             count(*) filter (where author = 'customer' and created_at > ${at}::timestamptz - interval '1 minute') as last_minute
      from messages
      where organization_id = ${organizationId} and conversation_id = ${conversationId}::uuid
        and created_at > ${at}::timestamptz - interval '1 day' and created_at <= ${at}::timestamptz
    ) r on true
    where c.organization_id = ${organizationId} and c.conversation_id = ${conversationId}::uuid`.execute(db);
  const row = rows[0];
  return {
    contact:
      row?.conversation_id && row.customer_id
        ? { conversationId: row.conversation_id, customerId: row.customer_id }
        : null,
    ticket: row?.ticket_id ? { id: row.ticket_id, status: row.status ?? "", closedAt: row.closed_at } : null,
    known: row?.known_id && row.known_ticket_id ? { id: row.known_id, ticketId: row.known_ticket_id } : null,
    lastMinute: row?.last_minute ?? 0,
    lastDay: row?.last_day ?? 0,
  };
}

/** A first message: the customer and the contact are made together. */
export async function createContact(
  db: TenantDb,
  organizationId: OrganizationId,
  from: ContactAddress,
  conversationId: string,
  language: string,
  at: Date,
): Promise<{ conversationId: string; customerId: string }> {
  const { rows } = await sql<{ customer_id: string }>`/* create_contact */
    with taken as (
      update organizations set next_customer_number = next_customer_number + 1
      where id = ${organizationId} returning next_customer_number - 1 as number
    ), customer as (
      insert into customers (organization_id, number, language, first_seen_at, last_seen_at)
      select ${organizationId}, number, ${language}, ${at}, ${at} from taken returning id
    )
    insert into contacts (organization_id, customer_id, channel, external_id, conversation_id, created_at)
    select ${organizationId}, id, ${from.channel}, ${from.externalId}, ${conversationId}::uuid, ${at} from customer
    returning customer_id`.execute(db);
  return { conversationId, customerId: (rows[0] as { customer_id: string }).customer_id };
}

export interface NewTicket {
  conversationId: string;
  customerId: string;
  channel: string;
  subject: string;
  language: string;
}

export async function createTicket(
  db: TenantDb,
  organizationId: OrganizationId,
  ticket: NewTicket,
  at: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`/* create_ticket */
    with taken as (
      update organizations set next_ticket_number = next_ticket_number + 1
      where id = ${organizationId} returning next_ticket_number - 1 as number
    )
    insert into tickets (organization_id, number, conversation_id, customer_id, channel, subject, language, created_at, updated_at)
    select ${organizationId}, number, ${ticket.conversationId}::uuid, ${ticket.customerId}::uuid, ${ticket.channel}, ${ticket.subject},
           ${ticket.language}, ${at}, ${at} from taken
    returning id`.execute(db);
  return (rows[0] as { id: string }).id;
}

export interface IncomingMessage {
  conversationId: string;
  customerId: string;
  ticketId: string;
  text: string;
  language: string;
  externalId: string;
  /** Opens the ticket again when it was closed. */
  reopen: boolean;
}

/** `dueAt`: the message's own request answers it, and a worker does when that has not happened by then. */
export type HowAnswered = { dueAt: Date; queue?: never } | { dueAt?: never; queue: string } | "nobody";

const pendingReply = (
  organizationId: OrganizationId,
  conversationId: string,
  dueAt: Date,
) => sql`, pending as (
      insert into pending_replies (message_id, organization_id, conversation_id, due_at)
      select id, ${organizationId}::uuid, ${conversationId}::uuid, ${dueAt}::timestamptz from message
    )
    select id from message`;

const replyJob = (organizationId: OrganizationId, queue: string) => sql`
    select id, gate.add_job('agent.reply', json_build_object('organizationId', ${organizationId}::text, 'messageId', id),
                            ${queue}, null, 'agent.reply:' || id::text, 8)
    from message`;

const answered = (organizationId: OrganizationId, conversationId: string, answer: HowAnswered) => {
  if (answer === "nobody") return sql` select id from message`;
  return answer.dueAt
    ? pendingReply(organizationId, conversationId, answer.dueAt)
    : replyJob(organizationId, answer.queue);
};
const insertName = (answer: HowAnswered) =>
  answer === "nobody" ? "insert_unanswered" : answer.dueAt ? "insert_inline" : "insert_incoming";

/** The customer's message, and what makes sure that it is answered, in one statement. */
export async function insertIncoming(
  db: TenantDb,
  organizationId: OrganizationId,
  message: IncomingMessage,
  answer: HowAnswered,
  at: Date,
): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`${sql.raw(`/* ${insertName(answer)} */`)}
    with message as (
      insert into messages (organization_id, conversation_id, ticket_id, author, text, language, external_id, status, created_at)
      values (${organizationId}, ${message.conversationId}::uuid, ${message.ticketId}::uuid, 'customer', ${message.text},
              ${message.language}, ${message.externalId}, 'received', ${at})
      returning id
    ), ticket as (
      update tickets set updated_at = greatest(updated_at, ${at}::timestamptz),
        -- Staff have answered and the customer writes again: the ticket waits for them once more.
        status = case when ${message.reopen}::boolean then 'pending'
                      when handled_by_human and status = 'pending' then 'deferred' else status end,
        deferred_at = case when not ${message.reopen}::boolean and handled_by_human and status = 'pending'
                           then ${at}::timestamptz else deferred_at end,
        handled_by_human = handled_by_human and not ${message.reopen}::boolean,
        closed_at = case when ${message.reopen}::boolean then null else closed_at end,
        close_reason = case when ${message.reopen}::boolean then null else close_reason end,
        close_note = case when ${message.reopen}::boolean then null else close_note end,
        closed_by = case when ${message.reopen}::boolean then null else closed_by end
      where organization_id = ${organizationId} and id = ${message.ticketId}::uuid
    ), customer as (
      update customers set last_seen_at = greatest(last_seen_at, ${at}::timestamptz),
        first_seen_at = case when never_wrote then ${at}::timestamptz else first_seen_at end, never_wrote = false
      where organization_id = ${organizationId} and id = ${message.customerId}::uuid
    )
    ${answered(organizationId, message.conversationId, answer)}`.execute(db);
  return (rows[0] as { id: string }).id;
}

/** Everything the agent needs to answer a message. */
export interface Open {
  message: {
    id: string;
    /** With what was written right before it and is answered by the same reply. */
    text: string;
    kind: string;
    /** Something in it that the agent does not read. */
    unreadable: boolean;
    conversationId: string;
    ticketId: string;
    channel: string;
    contact: string;
    createdAt: Date;
  };
  ticket: {
    number: number;
    subject: string;
    status: string;
    handledByHuman: boolean;
    language: string;
    priority: string;
  };
  customer: { id: string; number: number; name: string | null; phone: string | null; email: string | null };
  business: { name: string; supportEmail: string };
  /** The last turns before the message, oldest first. */
  history: Turn[];
  /** A member of staff has written since this ticket was handed over. */
  staffWrote: boolean;
  /** The message before this one is also the customer's: nobody has spoken in between. */
  unansweredBefore: boolean;
  /** The agent has said something other than small talk on this ticket: its subject stands. */
  subjectStands: boolean;
  reply: StoredMessage | null;
}

export interface StoredMessage {
  id: string;
  text: string;
  language: string | null;
  decision: string | null;
  reason: string | null;
  choices: string[];
  citations: { label: string; used: boolean; faq_id?: string | null }[];
  created_at: Date;
}

interface RecentMessage {
  id: string;
  author: Turn["role"] | "campaign";
  text: string;
  kind: string;
  joined_to: string | null;
  decision: string | null;
  ticket_id: string | null;
  created_at: string;
}

export async function readOpen(
  db: TenantDb,
  organizationId: OrganizationId,
  messageId: string,
): Promise<Open | null> {
  const { rows } = await sql<{
    author: string;
    text: string;
    kind: string;
    conversation_id: string;
    ticket_id: string;
    channel: string;
    contact: string;
    created_at: Date;
    ticket_number: number;
    subject: string;
    status: string;
    handled_by_human: boolean;
    ticket_language: string;
    priority: string;
    customer_id: string;
    customer_number: number;
    customer_name: string | null;
    phone: string | null;
    email: string | null;
    business: string;
    support_email: string;
    recent: RecentMessage[] | null;
    reply: StoredMessage | null;
  }>`/* read_open */
    select m.author, m.text, m.kind, m.conversation_id, m.ticket_id, c.channel, c.external_id as contact, m.created_at,
      t.number as ticket_number, t.subject, t.status, t.handled_by_human, t.language as ticket_language, t.priority,
      u.id as customer_id, u.number as customer_number, u.name as customer_name, u.phone, u.email,
      o.name as business, o.support_email,
      -- One walk back over the conversation; who spoke last and what stands is read from it (below).
      (select json_agg(b) from (
        select id, author, text, kind, joined_to, decision, ticket_id, created_at from messages
        where organization_id = m.organization_id and conversation_id = m.conversation_id and deleted_at is null
        order by created_at desc, id desc limit ${sql.raw(String(recentLength))}) b) as recent,
      (select to_json(r) from (select id, text, language, decision, reason, choices, citations, created_at from messages r
        where r.organization_id = m.organization_id and r.reply_to = m.id) r) as reply
    from messages m
    join organizations o on o.id = m.organization_id
    join contacts c on c.organization_id = m.organization_id and c.conversation_id = m.conversation_id
    join tickets t on t.organization_id = m.organization_id and t.id = m.ticket_id
    join customers u on u.organization_id = m.organization_id and u.id = t.customer_id
    where m.organization_id = ${organizationId} and m.id = ${messageId}`.execute(db);
  const row = rows[0];
  if (row?.author !== "customer") return null;
  const earlier = (row.recent ?? [])
    .filter((other) => isBefore(other, { id: messageId, created_at: row.created_at }))
    .reverse();
  const joined = earlier.filter((other) => other.joined_to === messageId);
  const before = earlier.filter((other) => other.joined_to !== messageId);
  const together = [...joined, row];
  const ofTicket = before.filter((other) => other.ticket_id === row.ticket_id);
  const handover = ofTicket.findLastIndex((other) => other.decision === "handover");
  return {
    message: {
      id: messageId,
      text: together
        .map(({ text }) => text)
        .filter(Boolean)
        .join("\n"),
      kind: row.kind,
      unreadable: isUnreadable(together.map(({ kind }) => kind)),
      conversationId: row.conversation_id,
      ticketId: row.ticket_id,
      channel: row.channel,
      contact: row.contact,
      createdAt: row.created_at,
    },
    ticket: {
      number: row.ticket_number,
      subject: row.subject,
      status: row.status,
      handledByHuman: row.handled_by_human,
      language: row.ticket_language,
      priority: row.priority,
    },
    customer: {
      id: row.customer_id,
      number: row.customer_number,
      name: row.customer_name,
      phone: row.phone,
      email: row.email,
    },
    business: { name: row.business, supportEmail: row.support_email },
    history: before.slice(-historyLength).map(({ author, text }) => ({ role: roleOf(author), text })),
    staffWrote: ofTicket.slice(handover + 1).some((other) => other.author === "staff"),
    unansweredBefore: before.at(-1)?.author === "customer",
    subjectStands: ofTicket.some(
      (other) => other.author === "agent" && other.decision !== null && other.decision !== "smalltalk",
    ),
    reply: row.reply && { ...row.reply, created_at: new Date(row.reply.created_at) },
  };
}

/** What a campaign said is the business's word that the customer may be answering. */
const roleOf = (author: RecentMessage["author"]): Turn["role"] => (author === "campaign" ? "agent" : author);

function isBefore(one: { id: string; created_at: string }, other: { id: string; created_at: Date }): boolean {
  const apart = new Date(one.created_at).getTime() - other.created_at.getTime();
  return apart < 0 || (apart === 0 && one.id < other.id);
}

export interface ReplyRow {
  open: Open;
  reply: StoredReply;
  /** `sent` when the customer's own request carries it, `queued` when a channel has to. */
  status: "sent" | "queued";
  audience: "private" | "public";
  subject: string | null;
  priority: string | null;
}

/**
 * The agent's reply, its ticket's new state and what the customer told in passing, in one statement.
 * Returns null when the message already has a reply: of two who try, exactly one speaks.
 */
export async function insertReply(
  db: TenantDb,
  organizationId: OrganizationId,
  row: ReplyRow,
  at: Date,
): Promise<{ id: string; created_at: Date } | null> {
  const { open, reply } = row;
  const deferred = reply.decision === "handover";
  const { rows } = await sql<{ id: string; created_at: Date }>`/* insert_reply */
    with reply as (
      insert into messages (organization_id, conversation_id, ticket_id, author, text, language, reply_to, status, decision,
                            confidence, reason, choices, citations, version_id, writing, audience, created_at)
      values (${organizationId}, ${open.message.conversationId}::uuid, ${open.message.ticketId}::uuid, 'agent', ${reply.text},
              ${reply.language}, ${open.message.id}::uuid, ${row.status}, ${reply.decision}, ${reply.confidence}::real, ${reply.reason},
              ${reply.choices}::text[], ${JSON.stringify(reply.citations)}::jsonb, ${reply.versionId}::uuid,
              ${reply.writing ? JSON.stringify(reply.writing) : null}::jsonb, ${row.audience}, ${at})
      on conflict (organization_id, reply_to) do nothing
      returning id, created_at
    ), ticket as (
      update tickets t set updated_at = greatest(t.updated_at, ${at}::timestamptz), language = ${reply.language},
        subject = coalesce(${row.subject}::text, subject),
        status = case when ${deferred}::boolean then 'deferred' else t.status end,
        handled_by_human = t.handled_by_human or ${deferred}::boolean,
        defer_reason = case when ${deferred}::boolean then ${reply.reason}::text else t.defer_reason end,
        deferred_at = case when ${deferred}::boolean and t.status <> 'deferred' then ${at}::timestamptz else t.deferred_at end,
        priority = coalesce(${row.priority}::text, t.priority)
      from reply where t.organization_id = ${organizationId} and t.id = ${open.message.ticketId}::uuid
    ), customer as (
      update customers u set language = ${reply.language}
      from reply where u.organization_id = ${organizationId} and u.id = ${open.customer.id}::uuid
    ), done as (
      delete from pending_replies where organization_id = ${organizationId} and message_id = ${open.message.id}::uuid
    )
    select id, created_at from reply`.execute(db);
  return rows[0] ?? null;
}

/** A note that the message is with the team; not an answer of the agent, so it has no decision and is not counted. */
export async function insertNote(
  db: TenantDb,
  organizationId: OrganizationId,
  open: Open,
  note: { text: string; language: string; status: "sent" | "queued" },
  at: Date,
): Promise<{ id: string; created_at: Date } | null> {
  const { rows } = await sql<{ id: string; created_at: Date }>`/* insert_note */
    with note as (
      insert into messages (organization_id, conversation_id, ticket_id, author, text, language, reply_to, status, reason, created_at)
      values (${organizationId}, ${open.message.conversationId}::uuid, ${open.message.ticketId}::uuid, 'agent', ${note.text},
              ${note.language}, ${open.message.id}::uuid, ${note.status}, 'waiting', ${at})
      on conflict (organization_id, reply_to) do nothing
      returning id, created_at
    ), done as (
      delete from pending_replies where organization_id = ${organizationId} and message_id = ${open.message.id}::uuid
    )
    select id, created_at from note`.execute(db);
  return rows[0] ?? null;
}

/** What a customer tells in passing is kept; what staff have entered stands. A number or address makes them known. */
export async function keepCaptured(
  db: TenantDb,
  organizationId: OrganizationId,
  customerId: string,
  captured: Captured,
): Promise<void> {
  if (Object.keys(captured).length === 0) return;
  const { rows } = await sql<{ reachable: boolean }>`/* keep_captured */
    with before as (
      select id, phone, email from customers where organization_id = ${organizationId} and id = ${customerId}::uuid
    )
    update customers u set phone = coalesce(u.phone, ${captured.phone ?? null}::text),
      email = coalesce(u.email, ${captured.email ?? null}::text), name = coalesce(u.name, ${captured.name ?? null}::text),
      order_number = coalesce(${captured.orderNumber ?? null}::text, u.order_number)
    from before where u.organization_id = ${organizationId} and u.id = before.id
    returning u.phone is distinct from before.phone or u.email is distinct from before.email as reachable`.execute(
    db,
  );
  if (rows[0]?.reachable) await joinSameCustomer(db, organizationId, customerId);
}

/** The message needs no reply of ours any more. */
export async function dropPendingReply(
  db: TenantDb,
  organizationId: OrganizationId,
  messageId: string,
): Promise<void> {
  await db
    .deleteFrom("pending_replies")
    .where("organization_id", "=", organizationId)
    .where("message_id", "=", messageId)
    .execute();
}
