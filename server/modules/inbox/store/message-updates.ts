import { sql } from "kysely";
import type { MessageKind } from "#server/channels/inbound.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

const ofContact = (
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
  externalId: string,
) =>
  db
    .updateTable("messages")
    .where("organization_id", "=", organizationId)
    .where("conversation_id", "=", conversationId)
    .where("origin", "=", "channel")
    .where("origin_id", "=", externalId);

export async function editMessage(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
  edit: { externalId: string; text: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await ofContact(db, organizationId, conversationId, edit.externalId)
    .set({ text: edit.text, edited_at: edit.at })
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Who takes words back wants nobody to read them: only that there were some stays. What was sent with them goes too;
 * its files are the caller's to delete. Null when no such message is known.
 */
export async function deleteMessage(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
  externalId: string,
  at: Date,
): Promise<{ files: string[] } | null> {
  const message = await ofContact(db, organizationId, conversationId, externalId)
    .set({ text: "", full_text: null, html: null, headers: null, deleted_at: at })
    .returning("id")
    .executeTakeFirst();
  if (!message) return null;
  const rows = await db
    .deleteFrom("attachments")
    .where("organization_id", "=", organizationId)
    .where("message_id", "=", message.id)
    .returning("file_key")
    .execute();
  return { files: rows.flatMap(({ file_key }) => file_key ?? []) };
}

/** On a message of ours or the customer's own; an empty emoji takes it away. */
export async function react(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
  to: string,
  emoji: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update messages m set reaction = ${emoji || null}::text
    where m.organization_id = ${organizationId} and m.conversation_id = ${conversationId}::uuid
      and ((m.origin = 'channel' and m.origin_id = ${to}) or m.id in (select o.message_id from outbox o
        where o.organization_id = m.organization_id and o.conversation_id = m.conversation_id and o.external_id = ${to}))`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** The ticket that something written in our name belongs to. */
export async function lastTicket(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("tickets")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("conversation_id", "=", conversationId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whose conversation it is. */
export async function readContact(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
): Promise<{ channel: string; alias: string | null; customer_id: string; language: string | null } | null> {
  const row = await db
    .selectFrom("contacts as c")
    .innerJoin("customers as u", (join) =>
      join.onRef("u.id", "=", "c.customer_id").onRef("u.organization_id", "=", "c.organization_id"),
    )
    .select(["c.channel", "c.alias", "c.customer_id", "u.language"])
    .where("c.organization_id", "=", organizationId)
    .where("c.conversation_id", "=", conversationId)
    .executeTakeFirst();
  return row ?? null;
}

/** Written by the business in the platform's own app: a person has the conversation from then on. */
export async function insertEcho(
  db: TenantDb,
  organizationId: OrganizationId,
  echo: {
    conversationId: string;
    ticketId: string;
    externalId: string;
    text: string;
    is?: MessageKind | undefined;
  },
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("messages")
    .values({
      organization_id: organizationId,
      conversation_id: echo.conversationId,
      ticket_id: echo.ticketId,
      author: "staff",
      text: echo.text,
      kind: echo.is ?? "text",
      origin: "platform_app",
      origin_id: echo.externalId,
      status: "sent",
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isNew = (numInsertedOrUpdatedRows ?? 0n) > 0n;
  if (isNew)
    await db
      .updateTable("tickets")
      .set({ handled_by_human: true, updated_at: at })
      .where("organization_id", "=", organizationId)
      .where("id", "=", echo.ticketId)
      .where("status", "<>", "closed")
      .execute();
  return isNew;
}
