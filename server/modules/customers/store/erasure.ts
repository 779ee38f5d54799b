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

/** The contacts that a platform knows by this id. */
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

/** The customer, locked; null when there is none, or when they were merged into another. */
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

/** Deletes contacts; what was said with them goes by their keys. */
export async function deleteContacts(db: TenantDb, ids: string[]): Promise<void> {
  await sql`delete from contacts where organization_id = ${db.tenant.id} and id = any(${ids}::uuid[])`.execute(
    db,
  );
}

/** Deletes the customer with whoever was merged into them. */
export async function deleteCustomer(db: TenantDb, id: string): Promise<void> {
  await db.deleteFrom("customers").where("organization_id", "=", db.tenant.id).where("id", "=", id).execute();
}

/** Deletes those of the customers who have no contact left. */
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
 * Who ended campaigns at one address wants them at none of the others either, now that nothing joins these any more.
 * Returns who that is.
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
