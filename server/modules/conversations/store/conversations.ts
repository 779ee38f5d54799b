import { type RawBuilder, sql } from "kysely";
import { markSeen } from "#server/modules/customers/index.ts";
import { takeNumber } from "#server/modules/identity/index.ts";
import type { TicketEvent } from "#server/modules/conversations/ticket-state.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { ticketUpdate } from "./ticket-changes.ts";

/** Identity of a customer's message: its id at the channel, or the unreadable event. */
export interface MessageOrigin {
  origin: "channel" | "event";
  originId: string;
}

/** State of a conversation when a message arrives. */
export interface ConversationState {
  contact: { conversationId: string; customerId: string } | null;
  /** The conversation's newest ticket. */
  ticket: { id: string; status: string; closedAt: Date | null } | null;
  /** The message itself, if it was stored before. */
  known: { id: string; ticketId: string } | null;
  lastMinute: number;
  lastDay: number;
}

/**
 * Leaves out a ticket that was merged into another one of its own conversation, which continues there. A ticket that was
 * merged across conversations counts, because a reply goes to the ticket's own channel.
 */
export const isContinuedHere = (
  ticket: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(${ticket}.merged_into_id is null
          or not exists (select from tickets a where a.organization_id = ${ticket}.organization_id
            and a.id = ${ticket}.merged_into_id and a.conversation_id = ${ticket}.conversation_id))`;

export async function readConversationState(
  db: TenantDb,
  conversationId: string,
  from: MessageOrigin | null,
  at: Date,
): Promise<ConversationState> {
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
      select x.id, x.status, x.closed_at from tickets x
      where x.organization_id = ${db.tenant.id} and x.conversation_id = ${conversationId}::uuid
        and ${isContinuedHere(sql`x`)}
      order by x.created_at desc limit 1
    ) t on true
    left join lateral (
      select id, ticket_id from messages
      where organization_id = ${db.tenant.id} and conversation_id = ${conversationId}::uuid
        and origin = ${from?.origin ?? null} and origin_id = ${from?.originId ?? null}
    ) k on true
    left join lateral (
      -- The author stands in the filters, not in the condition: the planner would otherwise take the index over all of
      -- the organisation's customer messages and read a day of them for every message.
      select count(*) filter (where author = 'customer') as last_day,
             count(*) filter (where author = 'customer' and created_at > ${at}::timestamptz - interval '1 minute') as last_minute
      from messages
      where organization_id = ${db.tenant.id} and conversation_id = ${conversationId}::uuid
        and created_at > ${at}::timestamptz - interval '1 day' and created_at <= ${at}::timestamptz
    ) r on true
    where c.organization_id = ${db.tenant.id} and c.conversation_id = ${conversationId}::uuid`.execute(db);
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

/** Whether a member of the business has written since. A reminder does not count, because it was written before. */
export async function hasStaffWrittenSince(
  db: TenantDb,
  conversationId: string,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom("messages")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId)
    .where("author", "=", "staff")
    .where("origin", "is distinct from", "reminder")
    .where("created_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads the time of the conversation's last message of any author. */
export async function readLastAt(db: TenantDb, conversationId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("messages")
    .select("created_at")
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export interface NewTicket {
  conversationId: string;
  customerId: string;
  channel: string;
  subject: string;
  language: string;
}

export async function createTicket(db: TenantDb, ticket: NewTicket, at: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`/* create_ticket */
    with ${takeNumber(db, "ticket")}, customer as (
      -- The lock waits for a merge that is under way, and then reads whom the customer was merged into.
      select coalesce(merged_into_id, id) as id from customers
      where organization_id = ${db.tenant.id} and id = ${ticket.customerId}::uuid for key share
    )
    insert into tickets (organization_id, number, conversation_id, customer_id, channel, subject, language, created_at, updated_at)
    select ${db.tenant.id}, number, ${ticket.conversationId}::uuid, customer.id, ${ticket.channel}, ${ticket.subject},
           ${ticket.language}, ${at}, ${at} from taken, customer
    returning id`.execute(db);
  return (rows[0] as { id: string }).id;
}

export interface IncomingMessage {
  conversationId: string;
  customerId: string;
  ticketId: string;
  text: string;
  language: string;
  from: MessageOrigin;
  /** Event of the ticket. A machine's message is not activity, because no person wrote it. */
  event: Extract<TicketEvent, { kind: "customer_writes" | "machine_writes" | "customer_rates" }>;
}

/** The message's own request answers until `dueAt`; afterwards a worker does. */
export type ReplySchedule = { dueAt: Date } | "nobody";

const pendingReply = (tenant: Tenant, conversationId: string, dueAt: Date) => sql`, pending as (
      insert into pending_replies (message_id, organization_id, conversation_id, due_at)
      select id, ${tenant.id}::uuid, ${conversationId}::uuid, ${dueAt}::timestamptz from message
    )
    select id from message`;

const insertReplySql = (tenant: Tenant, conversationId: string, answer: ReplySchedule) =>
  answer === "nobody" ? sql` select id from message` : pendingReply(tenant, conversationId, answer.dueAt);
const insertName = (answer: ReplySchedule) => (answer === "nobody" ? "insert_unanswered" : "insert_inline");

/** Stores the customer's message and schedules its reply in one statement. */
export async function insertIncoming(
  db: TenantDb,
  message: IncomingMessage,
  answer: ReplySchedule,
  at: Date,
): Promise<string> {
  const isMachine = message.event.kind === "machine_writes";
  const { rows } = await sql<{
    id: string;
  }>`${sql.raw(`/* ${insertName(answer)} */`)}
    with message as (
      insert into messages (organization_id, conversation_id, ticket_id, author, text, language, origin, origin_id, status, created_at)
      values (${db.tenant.id}, ${message.conversationId}::uuid, ${message.ticketId}::uuid, 'customer', ${message.text},
              ${message.language}, ${message.from.origin}, ${message.from.originId}, 'received', ${at})
      returning id
    ), ticket as (
      ${ticketUpdate(db.tenant, message.ticketId, message.event, at, { isActivity: !isMachine })}
    ), customer as (
      ${markSeen(db.tenant, message.customerId, at)} and not ${isMachine}::boolean
    )
    ${insertReplySql(db.tenant, message.conversationId, answer)}`.execute(db);
  return (rows[0] as { id: string }).id;
}
