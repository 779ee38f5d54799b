import { sql } from "kysely";
import type { Turn } from "#server/answers/entry.ts";
import type { FlowState } from "#server/answers/flows/flow.ts";
import type { StoredReply } from "#server/modules/agents/index.ts";
import { setLanguage } from "#server/modules/customers/index.ts";
import { replyEvent } from "#server/modules/conversations/escalation.ts";
import * as rules from "#server/modules/conversations/reply-rules.ts";
import type { CitedSource } from "#server/modules/conversations/reply-rules.ts";
import type { TenantDb } from "#server/tenant.ts";
import { ticketUpdate } from "./ticket-changes.ts";

/** Everything the agent needs to answer a message. */
export interface ReplyContextRow {
  message: {
    id: string;
    /** Text of the message, joined with earlier ones that the same reply answers. */
    text: string;
    kind: string;
    /** Whether the message contains something that the agent cannot read. */
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
    priority: string;
  };
  customer: { id: string; number: number; name: string | null; phone: string | null; email: string | null };
  business: { name: string };
  /** The last turns before the message, oldest first. */
  history: Turn[];
  /** The request that the agent is taking from the customer. */
  flow: FlowState | null;
  /** Whether a member of staff has written since this ticket was handed over. */
  staffWrote: boolean;
  /** Whether a member of the business has answered it in the meantime, here or in the platform's own app. */
  staffAnswered: boolean;
  /** Whether the message before this one is also the customer's, without a reply in between. */
  unansweredBefore: boolean;
  /** Time of the last note on this ticket that the team has the customer's message. */
  notedAt: Date | null;
  /**
   * Whether the subject is kept, because the customer wrote one, as in a mail, or the agent has answered more than
   * small talk.
   */
  subjectStands: boolean;
  reply: StoredMessage | null;
}

interface StoredMessage {
  id: string;
  text: string;
  language: string | null;
  decision: string | null;
  reason: string | null;
  choices: string[];
  citations: CitedSource[];
  created_at: Date;
}

interface RecentMessage {
  id: string;
  author: Turn["role"] | "campaign";
  text: string;
  kind: string;
  joined_to: string | null;
  audience: string;
  decision: string | null;
  reason: string | null;
  ticket_id: string | null;
  origin: string | null;
  status: string;
  flow: FlowState | null;
  created_at: string;
}

interface OpenMessageRow {
  author: string;
  text: string;
  kind: string;
  conversation_id: string;
  ticket_id: string;
  channel: string;
  contact: string;
  created_at: Date;
  deleted_at: Date | null;
  ticket_number: number;
  subject: string;
  status: string;
  handled_by_human: boolean;
  priority: string;
  customer_id: string;
  customer_number: number;
  customer_name: string | null;
  phone: string | null;
  email: string | null;
  business: string;
  own_subject: string | null;
  recent: RecentMessage[] | null;
  reply: StoredMessage | null;
}

/** Everything the agent needs to answer a message; null for a message that is not a customer's or was deleted. */
export async function readReplyContextRow(db: TenantDb, messageId: string): Promise<ReplyContextRow | null> {
  const { rows } = await sql<OpenMessageRow>`/* read_open */
    select m.author, m.text, m.kind, m.conversation_id, m.ticket_id, c.channel, c.external_id as contact, m.created_at, m.deleted_at,
      m.subject as own_subject, t.number as ticket_number, t.subject, t.status, t.handled_by_human, t.priority,
      u.id as customer_id, u.number as customer_number, u.name as customer_name, u.phone, u.email,
      o.name as business,
      -- The latest messages of the conversation, from which the flags below are derived.
      (select json_agg(b) from (
        select id, author, text, kind, joined_to, decision, reason, audience, ticket_id, origin, status, flow, created_at from messages
        where organization_id = m.organization_id and conversation_id = m.conversation_id and deleted_at is null
          and notice_of is null
        order by created_at desc, id desc limit ${sql.raw(String(rules.maxRecentMessages))}) b) as recent,
      (select to_json(r) from (select id, text, language, decision, reason, choices, citations, created_at from messages r
        where r.organization_id = m.organization_id and r.reply_to = m.id) r) as reply
    from messages m
    join organizations o on o.id = m.organization_id
    join contacts c on c.organization_id = m.organization_id and c.conversation_id = m.conversation_id
    join tickets t on t.organization_id = m.organization_id and t.id = m.ticket_id
    join customers u on u.organization_id = m.organization_id and u.id = t.customer_id
    where m.organization_id = ${db.tenant.id} and m.id = ${messageId}`.execute(db);
  const row = rows[0];
  return row?.author === "customer" ? replyContextOf(messageId, row) : null;
}

function replyContextOf(messageId: string, row: OpenMessageRow): ReplyContextRow | null {
  const me = { id: messageId, created_at: row.created_at };
  const earlier = (row.recent ?? []).filter((other) => isBefore(other, me)).reverse();
  const joined = earlier.filter((other) => other.joined_to === messageId);
  const before = earlier.filter((other) => other.joined_to !== messageId);
  // The message was deleted before anybody read it, and no other message was joined with it.
  if (row.deleted_at && joined.length === 0) return null;
  const together = [...joined, row];
  const ofTicket = before.filter((other) => other.ticket_id === row.ticket_id);
  const handover = ofTicket.findLastIndex((other) => other.decision === "handover");
  const note = ofTicket.findLast((other) => other.author === "agent" && other.reason === "waiting");
  return {
    message: {
      id: messageId,
      text: together
        .map(({ text }) => text)
        .filter(Boolean)
        .join("\n"),
      kind: row.kind,
      unreadable: rules.isUnreadable(together.map(({ kind }) => kind)),
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
      priority: row.priority,
    },
    customer: {
      id: row.customer_id,
      number: row.customer_number,
      name: row.customer_name,
      phone: row.phone,
      email: row.email,
    },
    business: { name: row.business },
    // A public answer only reads public messages, so that nothing private is repeated in it.
    history: (row.kind === "comment" ? before.filter(isPublic) : before)
      .slice(-rules.maxHistoryMessages)
      .map(({ author, text }) => ({ role: roleOf(author), text })),
    flow: row.kind === "comment" ? null : rules.openFlow(ofTicket.findLast(hasSpoken), row.created_at),
    staffWrote: ofTicket.slice(handover + 1).some(isByHand),
    // Each comment is answered on its own, under its post.
    staffAnswered:
      row.kind !== "comment" &&
      (row.recent ?? []).some(
        (other) =>
          isByHand(other) &&
          other.status !== "failed" &&
          other.ticket_id === row.ticket_id &&
          !isBefore(other, me),
      ),
    unansweredBefore: before.at(-1)?.author === "customer",
    notedAt: note ? new Date(note.created_at) : null,
    subjectStands:
      Boolean(row.own_subject) ||
      ofTicket.some(
        (other) => other.author === "agent" && other.decision !== null && other.decision !== "smalltalk",
      ),
    reply: row.reply && { ...row.reply, created_at: new Date(row.reply.created_at) },
  };
}

/**
 * Whether a person wrote a message at its time. A reminder was written earlier, so it answers nothing that came
 * since.
 */
const isByHand = ({ author, origin }: RecentMessage): boolean => author === "staff" && origin !== "reminder";

/** Whether a message is a reply of a person or of the agent, other than the note that the team has a message. */
const hasSpoken = (one: RecentMessage): boolean =>
  isByHand(one) || (one.author === "agent" && one.decision !== null);

const isPublic = ({ author, kind, audience }: RecentMessage): boolean =>
  author === "customer" ? kind === "comment" : audience === "public";

/**
 * Returns the role of an author in the history. A campaign's message counts as the agent's, because the customer
 * may be answering it.
 */
const roleOf = (author: RecentMessage["author"]): Turn["role"] => (author === "campaign" ? "agent" : author);

function isBefore(one: { id: string; created_at: string }, other: { id: string; created_at: Date }): boolean {
  const apart = new Date(one.created_at).getTime() - other.created_at.getTime();
  return apart < 0 || (apart === 0 && one.id < other.id);
}

export interface ReplyRow {
  open: ReplyContextRow;
  reply: StoredReply;
  /** `sent` when the customer's own request carries it, `queued` when a channel has to. */
  status: "sent" | "queued";
  audience: "private" | "public";
  subject: string | null;
  priority: string | null;
}

/**
 * Stores the agent's reply, its ticket's new state and captured contact data in one statement. Returns null when the
 * message has a reply already, so that exactly one of two concurrent calls replies.
 */
export async function insertReply(
  db: TenantDb,
  row: ReplyRow,
  at: Date,
): Promise<{ id: string; created_at: Date } | null> {
  const { open, reply } = row;
  const set = sql`, language = ${reply.language}, subject = coalesce(${row.subject}::text, t.subject),
        priority = coalesce(${row.priority}::text, t.priority)`;
  const { rows } = await sql<{ id: string; created_at: Date }>`/* insert_reply */
    with reply as (
      insert into messages (organization_id, conversation_id, ticket_id, author, text, language, reply_to, status, decision,
                            confidence, reason, choices, citations, version_id, writing, flow, audience, created_at)
      values (${db.tenant.id}, ${open.message.conversationId}::uuid, ${open.message.ticketId}::uuid, 'agent', ${reply.text},
              ${reply.language}, ${open.message.id}::uuid, ${row.status}, ${reply.decision}, ${reply.confidence}::real, ${reply.reason},
              ${reply.choices}::text[], ${JSON.stringify(reply.citations)}::jsonb, ${reply.versionId}::uuid,
              ${reply.writing ? JSON.stringify(reply.writing) : null}::jsonb,
              ${reply.flow ? JSON.stringify(reply.flow) : null}::jsonb, ${row.audience}, ${at})
      on conflict (organization_id, reply_to) do nothing
      returning id, created_at
    ), ticket as (
      ${ticketUpdate(db.tenant, open.message.ticketId, replyEvent(reply), at, { isActivity: true, set })} and exists (select 1 from reply)
    ), customer as (
      ${setLanguage(db.tenant, open.customer.id, reply.language)} and exists (select 1 from reply)
    ), done as (
      delete from pending_replies where organization_id = ${db.tenant.id} and message_id = ${open.message.id}::uuid
    )
    select id, created_at from reply`.execute(db);
  return rows[0] ?? null;
}

/** Stores the note that the team has the message, which has no decision and is not counted as a reply of the agent. */
export async function insertNote(
  db: TenantDb,
  open: ReplyContextRow,
  note: { text: string; language: string; status: "sent" | "queued" },
  at: Date,
): Promise<{ id: string; created_at: Date } | null> {
  const { rows } = await sql<{ id: string; created_at: Date }>`/* insert_note */
    with note as (
      insert into messages (organization_id, conversation_id, ticket_id, author, text, language, reply_to, status, reason, created_at)
      values (${db.tenant.id}, ${open.message.conversationId}::uuid, ${open.message.ticketId}::uuid, 'agent', ${note.text},
              ${note.language}, ${open.message.id}::uuid, ${note.status}, 'waiting', ${at})
      on conflict (organization_id, reply_to) do nothing
      returning id, created_at
    ), done as (
      delete from pending_replies where organization_id = ${db.tenant.id} and message_id = ${open.message.id}::uuid
    )
    select id, created_at from note`.execute(db);
  return rows[0] ?? null;
}

/** Cancels the pending reply of a message. */
export async function dropPendingReply(db: TenantDb, messageId: string): Promise<void> {
  await db
    .deleteFrom("pending_replies")
    .where("organization_id", "=", db.tenant.id)
    .where("message_id", "=", messageId)
    .execute();
}
