import { sql } from "kysely";
import type { ChannelKind } from "#shared/contract/tickets.ts";
import type { OutboundTemplate } from "#server/channels/channel.ts";
import { stateTransition } from "#server/db/state-transition.ts";
import { setMessageStatus } from "#server/modules/conversations/index.ts";
import { messageStatus } from "#server/modules/outbox/outbound-request-rules.ts";
import {
  next,
  type OutboundRequestEvent,
  type OutboundRequestState,
  outboundRequestStates,
} from "#server/modules/outbox/outbound-request-state.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";

export interface OutboundRow {
  id: string;
  status: string;
  author: "agent" | "staff" | "campaign";
  text: string;
  subject: string | null;
  template: OutboundTemplate | null;
  /** Choices that the agent offers. */
  choices: string[];
  campaign_id: string | null;
  /** Pictures of staff, in their order. */
  pictures: { id: string; name: string | null; type: string; file_key: string }[] | null;
  language: string | null;
  audience: "private" | "public";
  decision: string | null;
  /** Comment under which the message says in public that the answer is in private. */
  notice_of: string | null;
  /** Whether the message is a rating question, or the thanks for its answer. */
  asks_rating: boolean;
  is_reminder: boolean;
  channel: ChannelKind;
  contact: string;
  conversation_id: string;
  /** Null for a campaign's message to a customer without an open ticket. */
  ticket_id: string | null;
  /** Whether the message belongs to a campaign whose recipient has opted out. */
  unwanted: boolean;
  /** Whether the message's campaign was stopped since. */
  cancelled: boolean;
  last_in_at: Date | null;
  contact_paused_until: Date | null;
  /**
   * The customer's message that this message answers: the one for which it was written, otherwise their last one
   * before it.
   */
  answers: {
    id: string;
    origin_id: string;
    kind: string;
    language: string | null;
    at: string;
    subject: string | null;
    headers: unknown;
  } | null;
}

const outbound = (tenant: Tenant) => sql`
    select m.id, m.status, m.author, m.text, m.subject, m.template, m.choices, m.campaign_id, m.language, m.audience, m.decision, m.notice_of, coalesce(m.reason = 'rating', false) as asks_rating, m.origin is not distinct from 'reminder' as is_reminder, c.channel, c.external_id as contact,
      m.conversation_id, m.ticket_id, case when m.author = 'campaign' then exists (select 1 from contacts x
        where x.organization_id = c.organization_id and x.external_id = c.external_id and x.no_marketing_at is not null
          and reach(x.channel) = reach(c.channel)) else false end as unwanted,
      m.campaign_id is not null and exists (select 1 from campaigns k where k.organization_id = m.organization_id
        and k.id = m.campaign_id and k.status = 'cancelled') as cancelled,
      c.last_in_at, c.paused_until as contact_paused_until,
      (select json_agg(json_build_object('id', p.id, 'name', p.name, 'type', p.type, 'file_key', p.file_key) order by p.position)
        from attachments p where p.organization_id = m.organization_id and p.message_id = m.id and p.file_key is not null) as pictures,
      -- A campaign answers nobody: to a comment it would stand in its place, to a mail in its thread.
      (select to_json(a) from (
        select q.id, q.origin_id, q.kind, q.language, q.created_at as at, q.subject, q.headers from messages q
        where q.organization_id = m.organization_id and q.conversation_id = m.conversation_id and q.author = 'customer'
          and m.author <> 'campaign' and q.origin_id is not null and (q.id = coalesce(m.reply_to, m.notice_of)
            or (m.reply_to is null and m.notice_of is null and q.created_at <= m.created_at))
        order by q.created_at desc, q.id desc limit 1) a) as answers
    from messages m join contacts c on c.organization_id = m.organization_id and c.conversation_id = m.conversation_id
    where m.organization_id = ${tenant.id} and m.author <> 'customer'`;

export async function readOutbound(db: TenantDb, messageId: string): Promise<OutboundRow | null> {
  const { rows } =
    await sql<OutboundRow>`/* read_outbound */ ${outbound(db.tenant)} and m.id = ${messageId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Number of messages that are read at once. Mostly the first is sent, and the others are read again with the next
 * request.
 */
const maxMessagesPerRead = 5;

/**
 * Reads the requests of a conversation that wait to be sent, oldest first, because a later one must not overtake. A
 * request that only waits for the platform's status is left out, so that a long conversation costs no more than a
 * short one.
 */
export async function* readQueuedMessages(
  db: TenantDb,
  conversationId: string,
): AsyncGenerator<OutboundRow, void> {
  for (let after: string | null = null; ;) {
    const { rows }: { rows: OutboundRow[] } =
      await sql<OutboundRow>`/* read_queued_messages */ ${outbound(db.tenant)}
        and m.conversation_id = ${conversationId}::uuid and m.status in ('queued', 'uncertain')
        and (m.status = 'queued' or exists (select 1 from outbox o where o.organization_id = m.organization_id
          and o.message_id = m.id and o.state in ('queued', 'sending')))
        and (${after}::uuid is null or (m.created_at, m.id) > (select l.created_at, l.id from messages l
          where l.organization_id = ${db.tenant.id} and l.id = ${after}::uuid))
        order by m.created_at, m.id limit ${maxMessagesPerRead}`.execute(db);
    yield* rows;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < maxMessagesPerRead) return;
  }
}

export interface PartRow {
  id: string;
  message_id: string;
  part: number;
  text: string;
  state: OutboundRequestState;
  attempts: number;
  external_id: string | null;
  attachment_id: string | null;
}

export const partColumns = [
  "id",
  "message_id",
  "part",
  "text",
  "state",
  "attempts",
  "external_id",
  "attachment_id",
] as const;

export async function readParts(db: TenantDb, messageId: string): Promise<PartRow[]> {
  const { rows } =
    await sql<PartRow>`/* read_parts */ select ${sql.join(partColumns.map((column) => sql.ref(column)))}
    from outbox where organization_id = ${db.tenant.id} and message_id = ${messageId}::uuid
    order by part for update`.execute(db);
  return rows;
}

export async function insertParts(
  db: TenantDb,
  message: { id: string; conversationId: string },
  parts: { text: string; attachmentId: string | null }[],
  at: Date,
): Promise<PartRow[]> {
  const rows = await db
    .insertInto("outbox")
    .values(
      parts.map(({ text, attachmentId }, part) => ({
        organization_id: db.tenant.id,
        message_id: message.id,
        conversation_id: message.conversationId,
        part,
        text,
        attachment_id: attachmentId,
        created_at: at,
        updated_at: at,
      })),
    )
    .returning(partColumns)
    .execute();
  return (rows as PartRow[]).toSorted((a, b) => a.part - b.part);
}

/** Values of a request that may change with its state. */
export interface PartChange {
  attempts?: number;
  external_id?: string | null;
  failure?: string | null;
  why?: string | null;
  tried_at?: Date;
  given_up_at?: Date | null;
  connection_id?: string;
}

/**
 * Applies an event to a request that the caller has locked, in the given row and in the database. A state that does not
 * accept the event is kept, and nothing is written.
 */
export async function applyRequestEvent(
  db: TenantDb,
  part: Pick<PartRow, "id" | "state">,
  event: OutboundRequestEvent,
  change: PartChange,
  at: Date,
): Promise<void> {
  const state = next(part.state, event);
  if (typeof state !== "string") return;
  if (state === part.state && Object.keys(change).length === 0) return;
  part.state = state;
  await db
    .updateTable("outbox")
    .set({ ...change, state, updated_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", part.id)
    .execute();
}

/** Whether a request of the account is in flight. The account is locked until the transaction ends. */
export async function isSending(db: TenantDb, connectionId: string, since: Date): Promise<boolean> {
  await sql`select 1 from channel_connections where organization_id = ${db.tenant.id} and id = ${connectionId}::uuid
    for update`.execute(db);
  const { rows } = await sql`select 1 from outbox where organization_id = ${db.tenant.id}
    and connection_id = ${connectionId}::uuid and state = 'sending' and tried_at > ${since} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Claims a waiting part for sending; false when another process has claimed it or its campaign was cancelled in the
 * meantime. A message that was sent in part is completed nevertheless.
 */
export async function claimPart(db: TenantDb, id: string, connectionId: string, at: Date): Promise<boolean> {
  const { from, to } = stateTransition(next, outboundRequestStates, "claim");
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set((row) => ({
      state: to,
      attempts: row("attempts", "+", 1),
      tried_at: at,
      updated_at: at,
      connection_id: connectionId,
    }))
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("state", "in", from)
    .where(
      sql<boolean>`not exists (select 1 from messages m join campaigns k on k.organization_id = m.organization_id
        and k.id = m.campaign_id and k.status = 'cancelled'
        where m.organization_id = outbox.organization_id and m.id = outbox.message_id and not exists (select 1 from outbox o
          where o.organization_id = m.organization_id and o.message_id = m.id and o.state <> 'queued'))`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets the status of a message by its parts; true when it changed. */
export const settleMessageStatus = (
  db: TenantDb,
  messageId: string,
  parts: PartRow[],
  failure: string | null = null,
): Promise<boolean> =>
  setMessageStatus(db, messageId, messageStatus(parts.map(({ state }) => state)), failure);

/**
 * Ends a message whose campaign was cancelled: a request that may have arrived stays unknown without a decision of staff,
 * and a message that certainly reached nobody is deleted.
 */
export async function stopCancelledMessage(
  db: TenantDb,
  messageId: string,
  parts: PartRow[],
  mayHaveArrived: boolean,
  at: Date,
): Promise<void> {
  const tried = mayHaveArrived ? parts.filter(({ attempts }) => attempts > 0) : [];
  if (tried.length === 0) {
    await sql`select gate.take_back_campaign_messages(${db.tenant.id}, ${[messageId]}::uuid[])`.execute(db);
    return;
  }
  for (const part of tried) {
    const why = "its campaign was cancelled";
    await applyRequestEvent(db, part, "cancelled", { why, given_up_at: at }, at);
  }
  await settleMessageStatus(db, messageId, parts);
}
