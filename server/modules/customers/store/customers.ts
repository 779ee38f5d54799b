import { type RawBuilder, sql } from "kysely";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import type { CustomerRow } from "#shared/contract/customers.ts";
import type { Captured } from "#server/answers/entry.ts";
import { containsWords } from "#server/db/search.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { type CustomerConditions, customerConditions } from "./customer-conditions.ts";

export interface CustomerFilter extends CustomerConditions {
  id?: string;
  words?: string[];
}

function customers(db: TenantDb, filter: CustomerFilter) {
  let query = db
    .selectFrom("customers as c")
    .where("c.organization_id", "=", db.tenant.id)
    .where("c.merged_into_id", "is", null);
  if (filter.id) query = query.where("c.id", "=", filter.id);
  for (const condition of customerConditions(db.tenant, filter, "c")) query = query.where(condition);
  if (filter.words?.length) query = query.where(containsWords(filter.words, ["c.search"]));
  return query;
}

/** Finds customers, last seen first. Counts are only computed for the customers of the page. */
export async function findCustomers(
  db: TenantDb,
  filter: CustomerFilter,
  page: { limit: number; offset: number },
): Promise<CustomerRow[]> {
  const rows = await db
    .selectFrom(
      customers(db, filter)
        .selectAll("c")
        .orderBy("c.last_seen_at", "desc")
        .orderBy("c.id")
        .limit(page.limit)
        .offset(page.offset)
        .as("c"),
    )
    .select([
      "c.id",
      "c.number",
      "c.name",
      "c.account_name",
      "c.language",
      "c.phone",
      "c.email",
      "c.first_seen_at",
      "c.last_seen_at",
    ])
    .select([
      sql<string>`(select a.channel from contacts a where a.organization_id = c.organization_id and a.customer_id = c.id
        order by a.created_at desc limit 1)`.as("channel"),
      sql<number>`(select count(*) from tickets t where t.organization_id = c.organization_id and t.customer_id = c.id
        and t.merged_into_id is null)`.as("total_tickets"),
      sql<number>`(select count(*) from tickets t where t.organization_id = c.organization_id and t.customer_id = c.id
        and t.status <> 'closed')`.as("open_tickets"),
      sql<
        Tag[]
      >`(select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.folded_name), '[]')
        from customer_tags x join tags g on g.organization_id = x.organization_id and g.id = x.tag_id
        where x.organization_id = c.organization_id and x.customer_id = c.id)`.as("tags"),
    ])
    .orderBy("c.last_seen_at", "desc")
    .orderBy("c.id")
    .execute();
  return rows.map((row) => ({
    ...row,
    channel: row.channel as CustomerRow["channel"],
    language: row.language as CustomerRow["language"],
    first_seen_at: row.first_seen_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
}

export async function countCustomers(db: TenantDb, filter: CustomerFilter): Promise<number> {
  const row = await customers(db, filter)
    .select((e) => e.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return row.n;
}

/**
 * Reads the data of a customer's page beyond the list: the order number that they named and the number of messages.
 */
export async function readCustomerFacts(db: TenantDb, id: string) {
  const { order_number, messages } = await customers(db, { id })
    .select("c.order_number")
    .select(
      sql<number>`(select count(*) from contacts a join messages m
        on m.organization_id = a.organization_id and m.conversation_id = a.conversation_id and m.author = 'customer'
        where a.organization_id = c.organization_id and a.customer_id = c.id)`.as("messages"),
    )
    .executeTakeFirstOrThrow();
  return { order_number, messages };
}

export interface CustomerChange {
  name?: string | null;
  account_name?: string | null;
  phone?: string | null;
  email?: string | null;
}

/** Changes a customer; false when there is no such customer. */
export async function changeCustomer(db: TenantDb, id: string, change: CustomerChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("customers")
    .set(change)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("merged_into_id", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Creates a customer who has never written and does not count as new until they do. */
export async function markProspect(db: TenantDb, customerId: string): Promise<void> {
  await db
    .updateTable("customers")
    .set({ never_wrote: true })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", customerId)
    .execute();
}

/**
 * Returns the body of a WITH query that sets the customer's last activity in the statement that inserts their
 * message. A customer who had never written counts as new from now on.
 */
export const markSeen = (tenant: Tenant, customerId: string, at: Date): RawBuilder<unknown> =>
  sql`update customers set last_seen_at = greatest(last_seen_at, ${at}::timestamptz),
        first_seen_at = case when never_wrote then ${at}::timestamptz else first_seen_at end, never_wrote = false
      where organization_id = ${tenant.id} and id = ${customerId}::uuid`;

/** Returns the body of a WITH query that sets the customer's language in the statement that inserts the reply. */
export const setLanguage = (tenant: Tenant, customerId: string, language: string): RawBuilder<unknown> =>
  sql`update customers set language = ${language}
      where organization_id = ${tenant.id} and id = ${customerId}::uuid`;

/** Stores captured data of a customer; values that staff have entered are kept. */
export async function saveCapturedData(
  db: TenantDb,
  customerId: string,
  captured: Captured,
): Promise<{ reachable: boolean }> {
  if (Object.keys(captured).length === 0) return { reachable: false };
  const { rows } = await sql<{ reachable: boolean }>`/* keep_captured */
    with before as (
      select id, phone, email from customers where organization_id = ${db.tenant.id} and id = ${customerId}::uuid
    )
    update customers u set phone = coalesce(u.phone, ${captured.phone ?? null}::text),
      email = coalesce(u.email, ${captured.email ?? null}::text), name = coalesce(u.name, ${captured.name ?? null}::text),
      order_number = coalesce(${captured.orderNumber ?? null}::text, u.order_number)
    from before where u.organization_id = ${db.tenant.id} and u.id = before.id
    returning u.phone is distinct from before.phone or u.email is distinct from before.email as reachable`.execute(
    db,
  );
  return { reachable: rows[0]?.reachable ?? false };
}
