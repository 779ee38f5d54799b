import { sql } from "kysely";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import { maxTagsPerCustomer } from "#shared/values/customers.ts";
import type { TenantDb } from "#server/tenant.ts";

export function readCustomerTags(db: TenantDb, customerId: string): Promise<Tag[]> {
  return db
    .selectFrom("customer_tags as x")
    .innerJoin("tags as g", (join) =>
      join.onRef("g.organization_id", "=", "x.organization_id").onRef("g.id", "=", "x.tag_id"),
    )
    .select(["g.id", "g.name"])
    .where("x.organization_id", "=", db.tenant.id)
    .where("x.customer_id", "=", customerId)
    .orderBy("g.folded_name")
    .execute();
}

/** Tags a customer, whom the caller has locked; false when they have the maximum number of tags. */
export async function insertCustomerTag(db: TenantDb, customerId: string, tagId: string): Promise<boolean> {
  const { rows } = await sql`
    with added as (
      insert into customer_tags (organization_id, customer_id, tag_id)
      select ${db.tenant.id}, ${customerId}::uuid, ${tagId}::uuid
      where (select count(*) from customer_tags where organization_id = ${db.tenant.id}
        and customer_id = ${customerId}::uuid) < ${maxTagsPerCustomer}::integer
      on conflict do nothing returning 1)
    select 1 from added union all
    select 1 from customer_tags where organization_id = ${db.tenant.id} and customer_id = ${customerId}::uuid
      and tag_id = ${tagId}::uuid`.execute(db);
  return rows.length > 0;
}

export async function deleteCustomerTag(db: TenantDb, customerId: string, tagId: string): Promise<void> {
  await db
    .deleteFrom("customer_tags")
    .where("organization_id", "=", db.tenant.id)
    .where("customer_id", "=", customerId)
    .where("tag_id", "=", tagId)
    .execute();
}
