import { sql } from "kysely";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

/** Of the conversation's contact, and of the same address on the other way to WhatsApp. */
export async function setConsent(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
  allowed: boolean,
  at: Date,
): Promise<void> {
  await sql`update contacts c set no_marketing_at = case when ${allowed} then null else coalesce(c.no_marketing_at, ${at}::timestamptz) end
    from contacts k where k.organization_id = ${organizationId} and k.conversation_id = ${conversationId}::uuid
      and c.organization_id = k.organization_id and c.external_id = k.external_id and reach(k.channel) = reach(c.channel)`.execute(
    db,
  );
}

export async function readConsent(
  db: TenantDb,
  organizationId: OrganizationId,
  by: { conversationId: string } | { channel: string; address: string },
): Promise<{ conversationId: string; allowed: boolean } | null> {
  const base = db
    .selectFrom("contacts")
    .select(["conversation_id", "no_marketing_at"])
    .where("organization_id", "=", organizationId);
  const row = await (
    "conversationId" in by
      ? base.where("conversation_id", "=", by.conversationId)
      : base.where("channel", "=", by.channel).where("external_id", "=", by.address)
  ).executeTakeFirst();
  return row ? { conversationId: row.conversation_id, allowed: row.no_marketing_at === null } : null;
}

/** Where the conversation is held; null when it is gone. */
export async function readPlace(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
): Promise<{ channel: string; externalId: string } | null> {
  const row = await db
    .selectFrom("contacts")
    .select(["channel", "external_id as externalId"])
    .where("organization_id", "=", organizationId)
    .where("conversation_id", "=", conversationId)
    .executeTakeFirst();
  return row ?? null;
}

export async function isOptedOut(
  db: TenantDb,
  organizationId: OrganizationId,
  to: { channel: string; externalId: string },
): Promise<boolean> {
  const { rows } = await sql<{ out: boolean }>`
    select exists (select 1 from contacts c where c.organization_id = ${organizationId} and c.external_id = ${to.externalId}
      and c.no_marketing_at is not null
      and reach(c.channel) = reach(${to.channel})) as out`.execute(db);
  return rows[0]?.out ?? false;
}

/** Says that it is done. No answer of the agent: it has no decision and is not counted. Null when it was said before. */
export async function insertConfirmation(
  db: TenantDb,
  organizationId: OrganizationId,
  message: { id: string; conversationId: string; ticketId: string },
  said: { text: string; language: string },
  at: Date,
): Promise<string | null> {
  const row = await db
    .insertInto("messages")
    .values({
      organization_id: organizationId,
      conversation_id: message.conversationId,
      ticket_id: message.ticketId,
      author: "agent",
      text: said.text,
      language: said.language,
      reply_to: message.id,
      status: "queued",
      reason: "consent",
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Nothing is left to do for it, where nobody has it in hand. */
export async function closeTicket(
  db: TenantDb,
  organizationId: OrganizationId,
  ticketId: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable("tickets")
    .set({ status: "closed", close_reason: "answered", closed_at: at })
    .where("organization_id", "=", organizationId)
    .where("id", "=", ticketId)
    .where("status", "=", "pending")
    .where("handled_by_human", "=", false)
    .execute();
}
