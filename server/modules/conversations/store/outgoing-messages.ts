import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

export interface CampaignMessage {
  campaignId: string;
  recipientId: string;
  conversationId: string;
  text: string;
  subject: string | null;
  language: string;
  template: object | null;
  kind: "text" | "image";
}

/**
 * Stores a campaign's message with the conversation's open ticket, if there is one; null when the recipient has it
 * already.
 */
export async function insertCampaignMessage(
  db: TenantDb,
  message: CampaignMessage,
  at: Date,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into messages (organization_id, conversation_id, ticket_id, author, text, subject, language, kind, template,
      campaign_id, recipient_id, status, created_at)
    values (${db.tenant.id}, ${message.conversationId}::uuid,
      (select t.id from tickets t where t.organization_id = ${db.tenant.id} and t.conversation_id = ${message.conversationId}::uuid
        and t.status <> 'closed' order by t.created_at desc limit 1),
      'campaign', ${message.text}, ${message.subject}, ${message.language}, ${message.kind},
      ${message.template && JSON.stringify(message.template)}::jsonb, ${message.campaignId}::uuid, ${message.recipientId}::uuid,
      'queued', ${at})
    on conflict (recipient_id) do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * Stores a confirmation, which has no decision and is not counted as a reply of the agent; null when it was sent
 * before.
 */
export async function insertConfirmation(
  db: TenantDb,
  message: { id: string; conversationId: string; ticketId: string },
  content: { text: string; language: string; reason: "consent" | "rating" },
  at: Date,
): Promise<string | null> {
  const row = await db
    .insertInto("messages")
    .values({
      organization_id: db.tenant.id,
      conversation_id: message.conversationId,
      ticket_id: message.ticketId,
      author: "agent",
      text: content.text,
      language: content.language,
      reply_to: message.id,
      status: "queued",
      reason: content.reason,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface NoticeRow {
  channel: string;
  conversationId: string;
  ticketId: string;
  /** Id of the comment's message. */
  commentId: string;
  text: string;
  language: string;
}

/** Stores a public notice; null when the comment has one already, was deleted, or the account sends none. */
export async function insertNotice(db: TenantDb, row: NoticeRow, at: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into messages (organization_id, conversation_id, ticket_id, author, text, language, status, audience, notice_of, created_at)
    select ${db.tenant.id}, q.conversation_id, ${row.ticketId}::uuid, 'agent', ${row.text}, ${row.language}, 'queued', 'public',
           q.id, ${at}::timestamptz
    from messages q
    where q.organization_id = ${db.tenant.id} and q.id = ${row.commentId}::uuid and q.deleted_at is null
      and q.conversation_id = ${row.conversationId}::uuid
      and exists (select 1 from channel_connections c where c.organization_id = ${db.tenant.id}
        and c.kind = ${row.channel} and c.disconnected_at is null and c.notices)
    on conflict do nothing
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Sets the delivery status of a message; false when it has that status already. */
export async function setMessageStatus(
  db: TenantDb,
  messageId: string,
  status: string,
  failure: string | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`/* set_message_status */ update messages
    set status = ${status}, failure = ${failure}::text
    where organization_id = ${db.tenant.id} and id = ${messageId}::uuid and author <> 'customer'
      and (status <> ${status} or failure is distinct from ${failure}::text)`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export interface RatingMessage {
  conversationId: string;
  ticketId: string;
  text: string;
  language: string;
  choices: string[];
}

/** Stores a rating question, which has no decision and is not counted as a reply of the agent. */
export async function insertRatingMessage(db: TenantDb, message: RatingMessage, at: Date): Promise<string> {
  const { id } = await db
    .insertInto("messages")
    .values({
      organization_id: db.tenant.id,
      conversation_id: message.conversationId,
      ticket_id: message.ticketId,
      author: "agent",
      text: message.text,
      language: message.language,
      choices: message.choices,
      status: "queued",
      reason: "rating",
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
