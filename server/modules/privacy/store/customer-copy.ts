import { sql } from "kysely";
import type { CustomerKey, TableRule } from "#server/modules/privacy/personal-data.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Keys by which a customer's rows are found. */
export type CustomerKeys = Record<CustomerKey, string[]>;

/**
 * Finds the keys of a customer and of customers merged into them; null when there is no such customer. Messages are
 * in the order of writing.
 */
export async function findCustomerKeys(
  db: TenantDb,
  customerId: string,
): Promise<(CustomerKeys & { number: number }) | null> {
  const { rows } = await sql<CustomerKeys & { number: number }>`/* customer_keys */
    with recursive own as (
      select id, number, phone, email from customers
        where organization_id = ${db.tenant.id} and id = ${customerId} and merged_into_id is null
      union all
      select c.id, own.number, c.phone, c.email from customers c
        join own on c.merged_into_id = own.id where c.organization_id = ${db.tenant.id}
    ), place as (
      select k.* from contacts k where k.organization_id = ${db.tenant.id} and k.customer_id in (select id from own)
    ), said as (
      select m.id, m.post_id, m.created_at from messages m
      where m.organization_id = ${db.tenant.id} and m.conversation_id in (select conversation_id from place)
    )
    select min(number) as number, array_agg(id) as customers,
      array(select conversation_id from place) as conversations,
      array(select t.id from tickets t where t.organization_id = ${db.tenant.id}
        and t.customer_id in (select id from own) order by t.created_at) as tickets,
      array(select id from said order by created_at, id) as messages,
      array(select distinct post_id from said where post_id is not null) as posts,
      array(
        select external_id from place where channel <> 'chat' union select alias from place where alias is not null
        union select regexp_replace(phone, '\\D', '', 'g') from own where phone is not null
        union select lower(email) from own where email is not null) as addresses
    from own having count(*) > 0`.execute(db);
  return rows[0] ?? null;
}

/**
 * Finds the rows of a table with these keys, as JSON without the organisation, search columns and keys of the file
 * store.
 */
export async function findRowsOf(
  db: TenantDb,
  table: string,
  { column, key }: Extract<TableRule, { holds: "customers" }>,
  keys: string[],
): Promise<unknown[]> {
  const type = key === "addresses" ? sql`text[]` : sql`uuid[]`;
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) - '{organization_id,search,file_key}'::text[] as row from ${sql.table(table)} t
    join unnest(${keys}::${type}) with ordinality as key(value, place) on t.${sql.ref(column)} = key.value
    where t.organization_id = ${db.tenant.id} order by key.place`.execute(db);
  return rows.map(({ row }) => row);
}

export interface CopiedFile {
  id: string;
  name: string | null;
  fileKey: string;
}

/** Finds the files of these messages. */
export async function findFilesOf(db: TenantDb, messageIds: string[]): Promise<CopiedFile[]> {
  const { rows } = await sql<CopiedFile>`/* files_of_customer */
    select id, name, file_key as "fileKey" from attachments
    where organization_id = ${db.tenant.id} and message_id = any(${messageIds}::uuid[]) and file_key is not null
    order by created_at, position, id`.execute(db);
  return rows;
}
