import type { ChannelKind } from "#shared/contract/tickets.ts";
import { sql } from "kysely";
import type { Sender } from "#server/channels/inbound.ts";
import { takeNumber } from "#server/modules/identity/index.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Address of a contact on its channel. */
export interface ContactAddress {
  channel: string;
  externalId: string;
}

/** Creates a customer with a contact for a first message. */
export async function createContact(
  db: TenantDb,
  from: ContactAddress,
  conversationId: string,
  language: string,
  at: Date,
): Promise<{ conversationId: string; customerId: string }> {
  const { rows } = await sql<{ customer_id: string }>`/* create_contact */
    with ${takeNumber(db, "customer")}, customer as (
      insert into customers (organization_id, number, language, first_seen_at, last_seen_at)
      select ${db.tenant.id}, number, ${language}, ${at}, ${at} from taken returning id
    )
    insert into contacts (organization_id, customer_id, channel, external_id, conversation_id, created_at)
    select ${db.tenant.id}, id, ${from.channel}, ${from.externalId}, ${conversationId}::uuid, ${at} from customer
    returning customer_id`.execute(db);
  return { conversationId, customerId: (rows[0] as { customer_id: string }).customer_id };
}

export async function hasContact(db: TenantDb, conversationId: string): Promise<boolean> {
  const row = await db
    .selectFrom("contacts")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a contact to a customer; false when the customer was deleted. */
export async function addContact(
  db: TenantDb,
  to: ContactAddress,
  conversationId: string,
  customerId: string,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into contacts (organization_id, customer_id, channel, external_id, conversation_id, created_at)
    select ${db.tenant.id}, u.id, ${to.channel}, ${to.externalId}, ${conversationId}::uuid, ${at} from customers u
    where u.organization_id = ${db.tenant.id} and u.id = ${customerId}::uuid and u.merged_into_id is null
    for key share`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Updates a contact's last message, which opens the reply window, and the name from the platform; a handle that staff
 * entered is kept.
 */
export async function noteContact(
  db: TenantDb,
  conversationId: string,
  at: Date,
  { name, account }: Sender,
): Promise<void> {
  await sql`update contacts set last_in_at = greatest(last_in_at, ${at}::timestamptz), name = coalesce(${name ?? null}::text, name)
    where organization_id = ${db.tenant.id} and conversation_id = ${conversationId}::uuid`.execute(db);
  if (account)
    await sql`update customers u set account_name = ${account} from contacts c
      where c.organization_id = ${db.tenant.id} and c.conversation_id = ${conversationId}::uuid
        and u.organization_id = c.organization_id and u.id = c.customer_id and u.account_name is null`.execute(
      db,
    );
}

/** Pauses sending to this contact; other contacts of the account are not affected. */
export async function pauseContact(db: TenantDb, conversationId: string, until: Date): Promise<void> {
  await db
    .updateTable("contacts")
    .set({ paused_until: until })
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId)
    .execute();
}

/**
 * Stores the consent to campaigns of a conversation's contact, and of the same address on the other WhatsApp channel.
 */
export async function setConsent(
  db: TenantDb,
  conversationId: string,
  allowed: boolean,
  at: Date,
): Promise<void> {
  await sql`update contacts c set no_marketing_at = case when ${allowed} then null else coalesce(c.no_marketing_at, ${at}::timestamptz) end
    from contacts k where k.organization_id = ${db.tenant.id} and k.conversation_id = ${conversationId}::uuid
      and c.organization_id = k.organization_id and c.external_id = k.external_id and reach(k.channel) = reach(c.channel)`.execute(
    db,
  );
}

/** Stores the platform's report that a person refuses marketing messages, so that campaigns leave them out. */
export async function noteOptedOut(db: TenantDb, conversationId: string, at: Date): Promise<void> {
  await db
    .updateTable("contacts")
    .set({ no_marketing_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId)
    .where("no_marketing_at", "is", null)
    .execute();
}

/** Reads the customer's channels that campaigns can use, with the time of a refusal on one of their addresses. */
export async function readMarketingConsents(
  db: TenantDb,
  customerId: string,
): Promise<{ channel: ChannelKind; opted_out_at: string | null }[]> {
  const rows = await db
    .selectFrom("contacts")
    .select("channel")
    .select((e) => e.fn.min("no_marketing_at").as("since"))
    .where("organization_id", "=", db.tenant.id)
    .where("customer_id", "=", customerId)
    // A web chat ends when its page is closed, so campaigns cannot use it.
    .where("channel", "!=", "chat")
    .groupBy("channel")
    .orderBy("channel")
    .execute();
  return rows.map(({ channel, since }) => ({
    channel: channel as ChannelKind,
    opted_out_at: since?.toISOString() ?? null,
  }));
}
