import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

/**
 * Deletes addresses from campaigns' recipients, including those to whom nothing was sent yet. `reach` is the kind
 * of addresses that the channel uses.
 */
export async function deleteAddresses(
  db: TenantDb,
  places: { reach: string; address: string }[],
): Promise<void> {
  for (const { reach, address } of places) {
    await sql`delete from campaign_recipients r using campaigns p
      where r.organization_id = ${db.tenant.id} and p.organization_id = r.organization_id and p.id = r.campaign_id
        and lower(r.address) = lower(${address}) and reach(p.channel) = ${reach}`.execute(db);
    await sql`delete from campaign_numbers n using campaigns p
      where n.organization_id = ${db.tenant.id} and p.organization_id = n.organization_id and p.id = n.campaign_id
        and lower(n.address) = lower(${address}) and reach(p.channel) = ${reach}`.execute(db);
  }
}

/** Deletes campaigns' recipients that refer to the customer without an address. */
export async function deleteRecipients(db: TenantDb, customerIds: string[]): Promise<void> {
  await sql`delete from campaign_recipients where organization_id = ${db.tenant.id}
    and customer_id = any(${customerIds}::uuid[])`.execute(db);
}

/**
 * Removes the lines with a person's number from uploaded lists of WhatsApp campaigns, in any notation. `ending` holds the
 * digits by which such a line is found (shared/rules/phone.ts, numberEnding).
 */
export async function deleteLeftOutLines(db: TenantDb, ending: string): Promise<void> {
  await sql`with kept as (
      select p.id, jsonb_agg(l.line order by l.at) filter (where not l.theirs) as lines
      from campaigns p, lateral (
        select line, at, position(${ending} in regexp_replace(folded(line ->> 'text'), '\\D', '', 'g')) > 0 as theirs
        from jsonb_array_elements(p.list -> 'left_out') with ordinality as x(line, at)) l
      where p.organization_id = ${db.tenant.id} and reach(p.channel) = 'whatsapp'
      group by p.id having bool_or(l.theirs))
    update campaigns p set list = jsonb_set(p.list, '{left_out}', coalesce(k.lines, '[]'))
    from kept k where p.organization_id = ${db.tenant.id} and p.id = k.id`.execute(db);
}

export async function insertMark(db: TenantDb, mark: string, at: Date): Promise<void> {
  await db
    .insertInto("suppressions")
    .values({ organization_id: db.tenant.id, mark, refused_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
