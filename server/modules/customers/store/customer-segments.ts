import { sql } from "kysely";
import type { CustomerSegment } from "#shared/contract/customer-segments.ts";
import { maxCustomerSegments } from "#shared/values/customers.ts";
import type { TenantDb } from "#server/tenant.ts";

/** A segment's filters in the form of the contract; days are written as `YYYY-MM-DD`. */
const filters = sql<CustomerSegment["filters"]>`json_build_object('tag_id', tag_id, 'quiet_days', quiet_days,
  'new_from', new_from, 'new_before', new_before, 'wrote_from', wrote_from,
  'channel', channel, 'language', language)`;

export function listSegments(db: TenantDb): Promise<CustomerSegment[]> {
  return db
    .selectFrom("customer_segments")
    .select(["id", "name", filters.as("filters")])
    .where("organization_id", "=", db.tenant.id)
    .orderBy("folded_name")
    .execute();
}

/**
 * Saves a segment; null when the organisation has reached its limit. Throws a violation of `customer_segments_name` when
 * another has the name, and of `customer_segments_tag` when there is no such tag.
 */
export async function insertSegment(
  db: TenantDb,
  { name, filters: segmentFilters }: Omit<CustomerSegment, "id">,
  at: Date,
): Promise<CustomerSegment | null> {
  // Two segments that are saved at the same time are counted one after the other.
  await sql`select 1 from organizations where id = ${db.tenant.id} for no key update`.execute(db);
  const { rows } = await sql<CustomerSegment>`
    insert into customer_segments (organization_id, name, tag_id, quiet_days, new_from, new_before, wrote_from,
      channel, language, created_at)
    select ${db.tenant.id}, ${name}, ${segmentFilters.tag_id}::uuid, ${segmentFilters.quiet_days}::integer, ${segmentFilters.new_from}::date,
      ${segmentFilters.new_before}::date, ${segmentFilters.wrote_from}::date, ${segmentFilters.channel}, ${segmentFilters.language}, ${at}
    where (select count(*) from customer_segments where organization_id = ${db.tenant.id})
      < ${maxCustomerSegments}::integer
    returning id, name, ${filters} as filters`.execute(db);
  return rows[0] ?? null;
}

/** Deletes a segment; false when there is none. */
export async function deleteSegment(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("customer_segments")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
