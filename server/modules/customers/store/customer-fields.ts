import { sql } from "kysely";
import type { CustomerField } from "#shared/contract/customer-fields.ts";
import { maxCustomerFields } from "#shared/values/customers.ts";
import type { TenantDb } from "#server/tenant.ts";

export function listCustomerFields(db: TenantDb): Promise<CustomerField[]> {
  return db
    .selectFrom("customer_fields")
    .select(["id", "name"])
    .where("organization_id", "=", db.tenant.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/**
 * Adds a field; null when the organisation has reached its limit. Throws a violation of `customer_fields_name` when
 * another field has the name.
 */
export async function insertCustomerField(
  db: TenantDb,
  name: string,
  at: Date,
): Promise<CustomerField | null> {
  const { rows } = await sql<CustomerField>`
    insert into customer_fields (organization_id, name, created_at)
    select ${db.tenant.id}, ${name}, ${at}
    where (select count(*) from customer_fields where organization_id = ${db.tenant.id}) < ${maxCustomerFields}::integer
    returning id, name`.execute(db);
  return rows[0] ?? null;
}

/** Renames a field; null when there is no such field. */
export async function renameCustomerField(
  db: TenantDb,
  id: string,
  name: string,
): Promise<CustomerField | null> {
  const row = await db
    .updateTable("customer_fields")
    .set({ name })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .returning(["id", "name"])
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteCustomerField(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("customer_fields")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Reads all fields with the customer's values, or null. */
export async function readCustomerFieldValues(
  db: TenantDb,
  customerId: string,
): Promise<(CustomerField & { value: string | null })[]> {
  return db
    .selectFrom("customer_fields as f")
    .leftJoin("customer_field_values as v", (join) =>
      join
        .onRef("v.organization_id", "=", "f.organization_id")
        .onRef("v.field_id", "=", "f.id")
        .on("v.customer_id", "=", customerId),
    )
    .select(["f.id", "f.name", "v.value"])
    .where("f.organization_id", "=", db.tenant.id)
    .orderBy("f.created_at")
    .orderBy("f.id")
    .execute();
}

/** Reads what customers have in their fields: values by field id, for each customer with at least one value. */
export async function readFieldValuesOf(
  db: TenantDb,
  customerIds: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const rows = await db
    .selectFrom("customer_field_values")
    .select(["customer_id", "field_id", "value"])
    .where("organization_id", "=", db.tenant.id)
    .where("customer_id", "=", sql<string>`any(${customerIds}::uuid[])`)
    .execute();
  const values = new Map<string, Map<string, string>>();
  for (const { customer_id: customer, field_id: field, value } of rows) {
    const customerValues = values.get(customer) ?? new Map<string, string>();
    values.set(customer, customerValues.set(field, value));
  }
  return values;
}

/** Sets a field of a customer; an empty value clears it. False when there is no such field. */
export async function setCustomerFieldValue(
  db: TenantDb,
  { customerId, fieldId, value }: { customerId: string; fieldId: string; value: string },
): Promise<boolean> {
  const field = await db
    .selectFrom("customer_fields")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", fieldId)
    .executeTakeFirst();
  if (!field) return false;
  if (value === "")
    await db
      .deleteFrom("customer_field_values")
      .where("organization_id", "=", db.tenant.id)
      .where("customer_id", "=", customerId)
      .where("field_id", "=", fieldId)
      .execute();
  else
    await db
      .insertInto("customer_field_values")
      .values({ organization_id: db.tenant.id, customer_id: customerId, field_id: fieldId, value })
      .onConflict((conflict) =>
        conflict.columns(["organization_id", "customer_id", "field_id"]).doUpdateSet({ value }),
      )
      .execute();
  return true;
}
