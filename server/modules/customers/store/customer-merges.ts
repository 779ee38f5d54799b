import { sql } from "kysely";
import type { CustomerJoin, PossibleSame } from "#shared/contract/customer-joins.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

/** Those with the same number or address who may be this customer, but for whom staff have said are not. */
export async function findPossible(
  db: TenantDb,
  organizationId: OrganizationId,
  customerId: string,
  most: number,
): Promise<PossibleSame[]> {
  const { rows } = await sql<Omit<PossibleSame, "by"> & { same_phone: boolean }>`
    select u.id, u.number, u.name, coalesce(u.phone = me.phone, false) as same_phone,
      array(select distinct c.channel from contacts c
        where c.organization_id = u.organization_id and c.customer_id = u.id order by 1) as channels
    from customers me join customers u on u.organization_id = me.organization_id and u.id <> me.id
      and (u.phone = me.phone or lower(u.email) = lower(me.email))
    where me.organization_id = ${organizationId} and me.id = ${customerId}::uuid
      and not exists (select 1 from customer_distinctions d where d.organization_id = me.organization_id
        and d.one = least(u.id, me.id) and d.other = greatest(u.id, me.id))
    order by u.first_seen_at, u.number limit ${most}`.execute(db);
  return rows.map(({ same_phone, ...row }) => ({ ...row, by: same_phone ? "phone" : "email" }));
}

export async function findJoins(
  db: TenantDb,
  organizationId: OrganizationId,
  customerId: string,
): Promise<CustomerJoin[]> {
  const { rows } = await sql<{ id: string; number: number; name: string | null; joined_at: Date }>`
    select id, (joined ->> 'number')::int as number, joined ->> 'name' as name, joined_at from customer_joins
    where organization_id = ${organizationId} and customer_id = ${customerId}::uuid order by joined_at desc, id`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, joined_at: row.joined_at.toISOString() }));
}

/** Other customers with a WhatsApp number that is also this one's: the platform says whose a number is. */
export async function findVouched(
  db: TenantDb,
  organizationId: OrganizationId,
  customerId: string,
): Promise<{ id: string; first_seen_at: Date; number: number }[]> {
  const { rows } = await sql<{ id: string; first_seen_at: Date; number: number }>`/* vouched_customers */
    select distinct u.id, u.first_seen_at, u.number
    from contacts mine
    join contacts theirs on theirs.organization_id = mine.organization_id and theirs.external_id = mine.external_id
      and theirs.channel in ('whatsapp', 'whatsapp_meta')
    join customers u on u.organization_id = theirs.organization_id and u.id = theirs.customer_id
    where mine.organization_id = ${organizationId} and mine.customer_id = ${customerId}::uuid
      and mine.channel in ('whatsapp', 'whatsapp_meta')
    order by u.first_seen_at, u.number`.execute(db);
  return rows;
}

/** Of these, the pairs that staff have said are not one. */
export async function readDistinctions(
  db: TenantDb,
  organizationId: OrganizationId,
  ids: string[],
): Promise<[string, string][]> {
  const { rows } = await sql<{ one: string; other: string }>`select one, other from customer_distinctions
    where organization_id = ${organizationId} and one = any(${ids}::uuid[]) and other = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows.map(({ one, other }) => [one, other]);
}

/** Locks customers; how many of them there are. */
export async function lockCustomers(
  db: TenantDb,
  organizationId: OrganizationId,
  ids: string[],
): Promise<number> {
  const rows = await db
    .selectFrom("customers")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.length;
}

/** `gone` goes into `stays` with all conversations and tickets; conversations stay apart. What is known of `stays` stands. */
export async function joinInto(
  db: TenantDb,
  organizationId: OrganizationId,
  { stays, gone, by }: { stays: string; gone: string; by: string | null },
  at: Date,
): Promise<void> {
  await sql`/* keep_join */
    insert into customer_joins (organization_id, customer_id, joined, before, conversations, joined_by, joined_at)
    select ${organizationId}, u.id, to_jsonb(g) - 'search', to_jsonb(u) - 'search',
      array(select conversation_id from contacts where organization_id = ${organizationId} and customer_id = g.id),
      ${by}::uuid, ${at}
    from customers u, customers g
    where u.organization_id = ${organizationId} and u.id = ${stays}::uuid
      and g.organization_id = ${organizationId} and g.id = ${gone}::uuid`.execute(db);
  for (const table of ["contacts", "tickets", "customer_joins"])
    await sql`update ${sql.table(table)} set customer_id = ${stays}::uuid
      where organization_id = ${organizationId} and customer_id = ${gone}::uuid`.execute(db);
  // Who was told apart from who goes is told apart from who stays.
  await sql`insert into customer_distinctions (organization_id, one, other)
    select d.organization_id, least(${stays}::uuid, x.id), greatest(${stays}::uuid, x.id)
    from customer_distinctions d, lateral (select case d.one when ${gone}::uuid then d.other else d.one end as id) x
    where d.organization_id = ${organizationId} and ${gone}::uuid in (d.one, d.other) and x.id <> ${stays}::uuid
    on conflict do nothing`.execute(db);
  await sql`/* join_customer */
    with gone as (
      delete from customers where organization_id = ${organizationId} and id = ${gone}::uuid returning *
    )
    update customers u set name = coalesce(u.name, gone.name), account_name = coalesce(u.account_name, gone.account_name),
      phone = coalesce(u.phone, gone.phone), email = coalesce(u.email, gone.email),
      order_number = coalesce(u.order_number, gone.order_number), first_seen_at = least(u.first_seen_at, gone.first_seen_at),
      last_seen_at = greatest(u.last_seen_at, gone.last_seen_at), never_wrote = u.never_wrote and gone.never_wrote
    from gone where u.organization_id = ${organizationId} and u.id = ${stays}::uuid`.execute(db);
}

const known = ["name", "account_name", "phone", "email", "order_number"] as const;

/**
 * Puts back who went in, with their conversations; what came from them leaves again, what was corrected since stays. Null
 * when there is no such joining.
 */
export async function takeApart(
  db: TenantDb,
  organizationId: OrganizationId,
  customerId: string,
  joinId: string,
): Promise<{ joinedId: string; byPlatform: boolean } | null> {
  const { rows } = await sql<{
    joined: { id: string };
    joined_by: string | null;
    before: object;
    conversations: string[];
    joined_at: Date;
  }>`
    delete from customer_joins where organization_id = ${organizationId} and id = ${joinId}::uuid
      and customer_id = ${customerId}::uuid
    returning joined, joined_by, before, conversations, joined_at`.execute(db);
  const [join] = rows;
  if (!join) return null;
  const joined = JSON.stringify(join.joined);
  // They may have come on with somebody who was joined later: that one being put back must not take them along.
  await sql`update customer_joins l set
      conversations = array(select c from unnest(l.conversations) c where c <> all(${join.conversations}::uuid[])),
      joined = l.joined || (select coalesce(jsonb_object_agg(field, null::text), '{}') from unnest(${[...known]}::text[]) field
        where ${JSON.stringify(join.before)}::jsonb ->> field is null and l.joined ->> field = ${joined}::jsonb ->> field)
    where l.organization_id = ${organizationId} and l.customer_id = ${customerId}::uuid and l.conversations <> '{}'
      and l.joined_at >= ${join.joined_at} and l.conversations @> ${join.conversations}::uuid[]`.execute(db);
  await sql`insert into customers (id, organization_id, number, name, account_name, phone, email, order_number, language,
      first_seen_at, last_seen_at, never_wrote)
    select id, ${organizationId}, number, name, account_name, phone, email, order_number, language, first_seen_at, last_seen_at,
      coalesce(never_wrote, false)
    from jsonb_populate_record(null::customers, ${joined}::jsonb)`.execute(db);
  for (const table of ["contacts", "tickets"])
    await sql`update ${sql.table(table)} set customer_id = ${join.joined.id}::uuid
      where organization_id = ${organizationId} and conversation_id = any(${join.conversations}::uuid[])`.execute(
      db,
    );
  // Who had been joined into them before is theirs to put back.
  await sql`update customer_joins set customer_id = ${join.joined.id}::uuid
    where organization_id = ${organizationId} and customer_id = ${customerId}::uuid and conversations <> '{}'
      and joined_at <= ${join.joined_at} and conversations <@ ${join.conversations}::uuid[]`.execute(db);
  return { joinedId: join.joined.id, byPlatform: join.joined_by === null };
}

/** Takes from who stays what only the other had told. */
export async function takeBack(
  db: TenantDb,
  organizationId: OrganizationId,
  customerId: string,
  joinId: string,
): Promise<void> {
  const fields = known.map(
    (field) =>
      sql`${sql.ref(field)} = case when j.before ->> ${sql.lit(field)} is null
        and u.${sql.ref(field)} = j.joined ->> ${sql.lit(field)} then null else u.${sql.ref(field)} end`,
  );
  await sql`update customers u set ${sql.join(fields)},
      first_seen_at = (j.before ->> 'first_seen_at')::timestamptz,
      last_seen_at = case when u.last_seen_at = (j.joined ->> 'last_seen_at')::timestamptz
        then (j.before ->> 'last_seen_at')::timestamptz else u.last_seen_at end
    from customer_joins j where j.organization_id = ${organizationId} and j.id = ${joinId}::uuid
      and j.customer_id = ${customerId}::uuid
      and u.organization_id = j.organization_id and u.id = j.customer_id`.execute(db);
}

export async function tellApart(
  db: TenantDb,
  organizationId: OrganizationId,
  one: string,
  other: string,
): Promise<void> {
  await sql`insert into customer_distinctions (organization_id, one, other)
    values (${organizationId}, least(${one}::uuid, ${other}::uuid), greatest(${one}::uuid, ${other}::uuid))
    on conflict do nothing`.execute(db);
}
