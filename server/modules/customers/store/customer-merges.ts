import { sql } from "kysely";
import type { CustomerMerge, MergeCandidate } from "#shared/contract/customer-merges.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";

/** Finds customers with the same number or address, without those that staff have rejected. */
export async function findPossibleDuplicates(
  db: TenantDb,
  customerId: string,
  maxCustomers: number,
): Promise<MergeCandidate[]> {
  const { rows } = await sql<Omit<MergeCandidate, "by"> & { same_phone: boolean }>`
    select u.id, u.number, u.name, coalesce(u.phone = me.phone, false) as same_phone,
      array(select distinct c.channel from contacts c
        where c.organization_id = u.organization_id and c.customer_id = u.id order by 1) as channels
    from customers me join customers u on u.organization_id = me.organization_id and u.id <> me.id
      and u.merged_into_id is null and (u.phone = me.phone or lower(u.email) = lower(me.email))
    where me.organization_id = ${db.tenant.id} and me.id = ${customerId}::uuid
      and not exists (select 1 from rejected_customer_merges d where d.organization_id = me.organization_id
        and d.one = least(u.id, me.id) and d.other = greatest(u.id, me.id))
    order by u.first_seen_at, u.number limit ${maxCustomers}`.execute(db);
  return rows.map(({ same_phone, ...row }) => ({ ...row, by: same_phone ? "phone" : "email" }));
}

/** Finds all customers that were merged into this one, directly or through another. */
export async function findMerges(db: TenantDb, customerId: string): Promise<CustomerMerge[]> {
  const { rows } = await sql<{ id: string; number: number; name: string | null; merged_at: Date }>`
    ${mergedInto(db.tenant, customerId)}
    select u.id, u.number, u.name, u.merged_at from customers u join merged on merged.id = u.id
    where u.organization_id = ${db.tenant.id} and u.id <> ${customerId}::uuid
    order by u.merged_at desc, u.id`.execute(db);
  return rows.map(({ merged_at, ...row }) => ({ ...row, joined_at: merged_at.toISOString() }));
}

/** Selects the customer and all customers that were merged into them, as the relation `merged`. */
export const mergedInto = (tenant: Tenant, customerId: string) => sql`
    with recursive merged as (
      select id from customers where organization_id = ${tenant.id} and id = ${customerId}::uuid
      union all
      select u.id from customers u join merged on u.merged_into_id = merged.id
      where u.organization_id = ${tenant.id}
    )`;

/** Finds other customers with the same WhatsApp number, which the platform guarantees. */
export async function findVerifiedDuplicates(
  db: TenantDb,
  customerId: string,
): Promise<{ id: string; first_seen_at: Date; number: number }[]> {
  const { rows } = await sql<{ id: string; first_seen_at: Date; number: number }>`/* vouched_customers */
    select distinct u.id, u.first_seen_at, u.number
    from contacts mine
    join contacts theirs on theirs.organization_id = mine.organization_id and theirs.external_id = mine.external_id
      and reach(theirs.channel) = 'whatsapp'
    join customers u on u.organization_id = theirs.organization_id and u.id = theirs.customer_id
    where mine.organization_id = ${db.tenant.id} and mine.customer_id = ${customerId}::uuid
      and reach(mine.channel) = 'whatsapp'
    order by u.first_seen_at, u.number`.execute(db);
  return rows;
}

/** Reads the pairs of these customers that staff have rejected. */
export async function readDistinctPairs(db: TenantDb, ids: string[]): Promise<[string, string][]> {
  const { rows } = await sql<{ one: string; other: string }>`select one, other from rejected_customer_merges
    where organization_id = ${db.tenant.id} and one = any(${ids}::uuid[]) and other = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows.map(({ one, other }) => [one, other]);
}

/** Locks customers that are not merged into another; returns their number. */
export async function lockCustomers(db: TenantDb, ids: string[]): Promise<number> {
  const rows = await db
    .selectFrom("customers")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "in", ids)
    .where("merged_into_id", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.length;
}

/**
 * Data of a customer that a merge copies to the target where the target's value is empty, and that undoing the
 * merge removes.
 */
const facts = ["name", "account_name", "phone", "email", "order_number"] as const;

/** Merges `merged` into `into`, which the caller has locked, with all tickets; conversations stay separate. */
export async function mergeCustomers(
  db: TenantDb,
  { merged, into, by }: { merged: string; into: string; by: string | null },
  at: Date,
): Promise<void> {
  await sql`with moved as (
      update contacts set customer_id = ${into}::uuid, merged_from_id = coalesce(merged_from_id, customer_id)
      where organization_id = ${db.tenant.id} and customer_id = ${merged}::uuid
      returning conversation_id
    )
    select gate.move_tickets(${db.tenant.id}, array(select conversation_id from moved), ${into}::uuid)`.execute(
    db,
  );
  // Rejected pairs of the merged customer also apply to the target.
  await sql`with apart as (
      delete from rejected_customer_merges where organization_id = ${db.tenant.id} and ${merged}::uuid in (one, other)
      returning case one when ${merged}::uuid then other else one end as id
    )
    insert into rejected_customer_merges (organization_id, one, other)
    select ${db.tenant.id}, least(${into}::uuid, id), greatest(${into}::uuid, id) from apart where id <> ${into}::uuid
    on conflict do nothing`.execute(db);
  await copyOwnData(db, merged, into);
  const filled = facts.map(
    (fact) =>
      sql`case when u.${sql.ref(fact)} is null and m.${sql.ref(fact)} is not null then ${sql.lit(fact)} end`,
  );
  const joined = facts.map(
    (fact) => sql`${sql.ref(fact)} = coalesce(u.${sql.ref(fact)}, m.${sql.ref(fact)})`,
  );
  await sql`/* merge_customers */
    with m as (
      update customers m set merged_into_id = u.id, merged_at = ${at}, merged_by = ${by}::uuid,
        merge_changes = jsonb_build_object('filled', array_remove(array[${sql.join(filled)}], null),
          'first_seen_at', u.first_seen_at, 'last_seen_at', u.last_seen_at)
      from customers u where m.organization_id = ${db.tenant.id} and m.id = ${merged}::uuid
        and u.organization_id = ${db.tenant.id} and u.id = ${into}::uuid
      returning m.*
    )
    update customers u set ${sql.join(joined)}, first_seen_at = least(u.first_seen_at, m.first_seen_at),
      last_seen_at = greatest(u.last_seen_at, m.last_seen_at), never_wrote = u.never_wrote and m.never_wrote
    from m where u.organization_id = ${db.tenant.id} and u.id = ${into}::uuid`.execute(db);
}

/**
 * Copies tags, and values of custom fields that are empty, to the target. The merged customer keeps its own, so that undoing
 * the merge loses nothing.
 */
async function copyOwnData(db: TenantDb, from: string, to: string): Promise<void> {
  await sql`insert into customer_tags (organization_id, customer_id, tag_id)
    select organization_id, ${to}::uuid, tag_id from customer_tags
    where organization_id = ${db.tenant.id} and customer_id = ${from}::uuid on conflict do nothing`.execute(
    db,
  );
  await sql`insert into customer_field_values (organization_id, customer_id, field_id, value)
    select organization_id, ${to}::uuid, field_id, value from customer_field_values
    where organization_id = ${db.tenant.id} and customer_id = ${from}::uuid on conflict do nothing`.execute(
    db,
  );
}

/** Reads the chain from a merged customer to its current target, both included; the last one is not merged. */
async function readMergePath(db: TenantDb, mergedId: string) {
  const { rows } = await sql<{ id: string; merged_by: string | null }>`
    with recursive path as (
      select id, merged_into_id, merged_by, 0 as step from customers
      where organization_id = ${db.tenant.id} and id = ${mergedId}::uuid
      union all
      select u.id, u.merged_into_id, u.merged_by, step + 1 from customers u join path p on u.id = p.merged_into_id
      where u.organization_id = ${db.tenant.id}
    )
    select id, merged_by from path order by step`.execute(db);
  return rows;
}

/**
 * Undoes a merge with its conversations: copied data is removed from the target, later changes stay. Returns null when no
 * customer with this id was merged into the target, which is locked.
 */
export async function undoMerge(
  db: TenantDb,
  customerId: string,
  mergedId: string,
): Promise<{ byPlatform: boolean } | null> {
  const path = await readMergePath(db, mergedId);
  const [merged, ...above] = path;
  if (!merged || above.at(-1)?.id !== customerId) return null;
  for (const { id } of path.slice(0, -1)) await takeBack(db, mergedId, id);
  await sql`update customers set merged_into_id = null, merged_at = null, merged_by = null, merge_changes = null
    where organization_id = ${db.tenant.id} and id = ${mergedId}::uuid`.execute(db);
  await sql`${mergedInto(db.tenant, mergedId)}, moved as (
      update contacts set customer_id = ${mergedId}::uuid, merged_from_id = nullif(merged_from_id, ${mergedId}::uuid)
      where organization_id = ${db.tenant.id} and merged_from_id in (select id from merged)
      returning conversation_id
    )
    select gate.move_tickets(${db.tenant.id}, array(select conversation_id from moved), ${mergedId}::uuid)`.execute(
    db,
  );
  return { byPlatform: merged.merged_by === null };
}

/** Whether a ticket of one of these customers was merged into another customer's. */
export async function hasTicketsMergedAcross(db: TenantDb, customerIds: string[]): Promise<boolean> {
  const { rows } = await sql`select 1 from tickets t
    join tickets a on a.organization_id = t.organization_id and a.id = t.merged_into_id
    where t.organization_id = ${db.tenant.id} and t.customer_id = any(${customerIds}::uuid[])
      and a.customer_id <> t.customer_id limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Removes data that only the merged customer had from the target of `through`, which is the merged customer itself or, further
 * up the chain, one that has just lost it.
 */
async function takeBack(db: TenantDb, mergedId: string, through: string): Promise<void> {
  const taken = facts.map((fact) => {
    const column = sql.ref(fact);
    return sql`${column} = case when t.merge_changes -> 'filled' ? ${sql.lit(fact)} and u.${column} = m.${column}
        and (t.id = m.id or t.${column} is null) then null else u.${column} end`;
  });
  await sql`update customers u set ${sql.join(taken)},
      first_seen_at = case when u.first_seen_at = m.first_seen_at
        then least((t.merge_changes ->> 'first_seen_at')::timestamptz, case when t.id <> m.id then t.first_seen_at end)
        else u.first_seen_at end,
      last_seen_at = case when u.last_seen_at = m.last_seen_at
        then greatest((t.merge_changes ->> 'last_seen_at')::timestamptz, case when t.id <> m.id then t.last_seen_at end)
        else u.last_seen_at end
    from customers m, customers t
    where m.organization_id = ${db.tenant.id} and m.id = ${mergedId}::uuid
      and t.organization_id = ${db.tenant.id} and t.id = ${through}::uuid
      and u.organization_id = ${db.tenant.id} and u.id = t.merged_into_id`.execute(db);
}

export async function markDistinct(db: TenantDb, one: string, other: string): Promise<void> {
  await sql`insert into rejected_customer_merges (organization_id, one, other)
    values (${db.tenant.id}, least(${one}::uuid, ${other}::uuid), greatest(${one}::uuid, ${other}::uuid))
    on conflict do nothing`.execute(db);
}
