import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

export interface ErasedContact {
  id: string;
  customerId: string;
  conversationId: string;
  channel: string;
  externalId: string;
  alias: string | null;
  noMarketingAt: Date | null;
}

const contacts = (db: TenantDb) =>
  db
    .selectFrom("contacts")
    .select([
      "id",
      "customer_id as customerId",
      "conversation_id as conversationId",
      "channel",
      "external_id as externalId",
      "alias",
      "no_marketing_at as noMarketingAt",
    ])
    .where("organization_id", "=", db.tenant.id);

export const findContactsOfCustomer = (db: TenantDb, customerId: string): Promise<ErasedContact[]> =>
  contacts(db).where("customer_id", "=", customerId).orderBy("created_at").execute();

/** Finds the contacts with this id of a platform. */
export const findContactsOfPerson = (
  db: TenantDb,
  reaches: string[],
  externalId: string,
): Promise<ErasedContact[]> =>
  contacts(db)
    .where("external_id", "=", externalId)
    .where(sql<boolean>`reach(channel) = any(${reaches}::text[])`)
    .execute();

export interface ErasedCustomer {
  id: string;
  number: number;
  phone: string | null;
  email: string | null;
}

/** Locks a customer; null when there is none, or when they were merged into another. */
export async function lockErasedCustomer(db: TenantDb, id: string): Promise<ErasedCustomer | null> {
  const row = await db
    .selectFrom("customers")
    .select(["id", "number", "phone", "email"])
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("merged_into_id", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes contacts; foreign keys delete their conversations. */
export async function deleteContacts(db: TenantDb, ids: string[]): Promise<void> {
  await sql`delete from contacts where organization_id = ${db.tenant.id} and id = any(${ids}::uuid[])`.execute(
    db,
  );
}

/** Deletes a customer with the customers that were merged into them. */
export async function deleteCustomer(db: TenantDb, id: string): Promise<void> {
  await db.deleteFrom("customers").where("organization_id", "=", db.tenant.id).where("id", "=", id).execute();
}

/** Deletes customers without contacts. */
export async function deleteCustomersWithoutContacts(db: TenantDb, ids: string[]): Promise<void> {
  await sql`delete from customers u where u.organization_id = ${db.tenant.id} and u.id = any(${ids}::uuid[])
    and not exists (select 1 from contacts c where c.organization_id = u.organization_id and c.customer_id = u.id)`.execute(
    db,
  );
}

interface MarketingOptOut {
  customerId: string;
  since: Date;
}

/**
 * Applies each customer's refusal of campaigns at one address to their other addresses, which have no connection
 * any more after the erasure. Returns the refusals.
 */
export async function refuseMarketingEverywhere(
  db: TenantDb,
  customerIds: string[],
): Promise<MarketingOptOut[]> {
  const { rows } =
    await sql<MarketingOptOut>`select customer_id as "customerId", min(no_marketing_at) as since from contacts
    where organization_id = ${db.tenant.id} and customer_id = any(${customerIds}::uuid[]) and no_marketing_at is not null
    group by customer_id`.execute(db);
  for (const { customerId, since } of rows)
    await db
      .updateTable("contacts")
      .set({ no_marketing_at: since })
      .where("organization_id", "=", db.tenant.id)
      .where("customer_id", "=", customerId)
      .where("no_marketing_at", "is", null)
      .execute();
  return rows;
}
