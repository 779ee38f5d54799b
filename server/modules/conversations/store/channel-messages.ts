import { sql } from "kysely";
import type { InboundMessage, MessageKind, Post } from "#server/channels/inbound.ts";
import type { TenantDb } from "#server/tenant.ts";
import { changeTicketState } from "./ticket-changes.ts";

/** Stores the properties that messages of channels have beyond those of the web chat. */
export async function describeMessage(
  db: TenantDb,
  messageId: string,
  message: InboundMessage,
  postId: string | null,
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await db
    .updateTable("messages")
    .set({
      kind: message.messageKind,
      subject: message.subject ?? null,
      full_text: message.fullText ?? null,
      html: message.html ?? null,
      headers: json(message.headers ?? message.data),
      quotes: message.quotes ?? null,
      machine: message.automatedReason ?? null,
      post_id: postId,
    })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", messageId)
    .execute();
}

/** Stores the post of a comment, completed by later events of the platform. Returns its id. */
export async function savePost(db: TenantDb, channel: string, post: Post, at: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into posts (organization_id, channel, external_id, permalink, author, text, image_url, created_at)
    values (${db.tenant.id}, ${channel}, ${post.externalId}, ${post.permalink}, ${post.author}, ${post.text}, ${post.imageUrl}, ${at})
    on conflict (organization_id, channel, external_id) do update set
      permalink = coalesce(excluded.permalink, posts.permalink), author = coalesce(excluded.author, posts.author),
      text = coalesce(excluded.text, posts.text), image_url = coalesce(excluded.image_url, posts.image_url)
    returning id`.execute(db);
  return (rows[0] as { id: string }).id;
}

/** Marks the earlier messages of a batch as answered with its last. */
export async function joinMessages(db: TenantDb, ids: string[], last: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("messages")
    .set({ joined_to: last })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "in", ids)
    .execute();
}

const ofContact = (db: TenantDb, conversationId: string, externalId: string) =>
  db
    .updateTable("messages")
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId)
    .where("origin", "=", "channel")
    .where("origin_id", "=", externalId);

export async function editMessage(
  db: TenantDb,
  conversationId: string,
  edit: { externalId: string; text: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await ofContact(db, conversationId, edit.externalId)
    .set({ text: edit.text, edited_at: edit.at })
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes the text and attachments of a message that its author has deleted; the row stays. The caller deletes the files.
 * Returns null for an unknown message.
 */
export async function deleteMessage(
  db: TenantDb,
  conversationId: string,
  externalId: string,
  at: Date,
): Promise<{ files: string[] } | null> {
  const message = await ofContact(db, conversationId, externalId)
    .set({ text: "", full_text: null, html: null, headers: null, deleted_at: at })
    .returning("id")
    .executeTakeFirst();
  if (!message) return null;
  const rows = await db
    .deleteFrom("attachments")
    .where("organization_id", "=", db.tenant.id)
    .where("message_id", "=", message.id)
    .returning("file_key")
    .execute();
  return { files: rows.flatMap(({ file_key }) => file_key ?? []) };
}

/** Stores a reaction to a message of either side; an empty emoji removes it. */
export async function react(
  db: TenantDb,
  conversationId: string,
  to: string,
  emoji: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update messages m set reaction = ${emoji || null}::text
    where m.organization_id = ${db.tenant.id} and m.conversation_id = ${conversationId}::uuid
      and ((m.origin = 'channel' and m.origin_id = ${to}) or m.id in (select o.message_id from outbox o
        where o.organization_id = m.organization_id and o.conversation_id = m.conversation_id and o.external_id = ${to}))`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Stores a message that the business wrote in the platform's own app. From then on a person has the conversation.
 */
export async function insertEcho(
  db: TenantDb,
  echo: {
    conversationId: string;
    ticketId: string;
    externalId: string;
    text: string;
    messageKind?: MessageKind | undefined;
  },
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("messages")
    .values({
      organization_id: db.tenant.id,
      conversation_id: echo.conversationId,
      ticket_id: echo.ticketId,
      author: "staff",
      text: echo.text,
      kind: echo.messageKind ?? "text",
      origin: "platform_app",
      origin_id: echo.externalId,
      status: "sent",
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isNew = (numInsertedOrUpdatedRows ?? 0n) > 0n;
  if (isNew) await changeTicketState(db, echo.ticketId, { kind: "staff_write_elsewhere" }, at);
  return isNew;
}
