import { sql } from "kysely";
import { type Tag } from "#shared/contract/ticket-tags.ts";
import { maxTagsPerOrganization, maxTagsPerTicket } from "#shared/values/ticket-tags.ts";
import type { TenantDb } from "#server/tenant.ts";

export function listTags(db: TenantDb): Promise<Tag[]> {
  return db
    .selectFrom("tags")
    .select(["id", "name"])
    .where("organization_id", "=", db.tenant.id)
    .orderBy("folded_name")
    .execute();
}

/** Finds the tag with this name in any spelling. */
export async function findTag(db: TenantDb, name: string): Promise<Tag | null> {
  const row = await db
    .selectFrom("tags")
    .select(["id", "name"])
    .where("organization_id", "=", db.tenant.id)
    .where("folded_name", "=", sql<string>`folded(${name})`)
    .executeTakeFirst();
  return row ?? null;
}

export async function readTag(db: TenantDb, id: string): Promise<Tag | null> {
  const row = await db
    .selectFrom("tags")
    .select(["id", "name"])
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Creates a tag; null when the organisation has reached its limit. Two concurrent calls with one name get the same tag.
 */
export async function insertTag(db: TenantDb, name: string, at: Date): Promise<Tag | null> {
  const { rows } = await sql<Tag>`
    insert into tags (organization_id, name, created_at)
    select ${db.tenant.id}, ${name}, ${at}
    where (select count(*) from tags where organization_id = ${db.tenant.id}) < ${maxTagsPerOrganization}::integer
    on conflict (organization_id, folded_name) do update set name = tags.name
    returning id, name`.execute(db);
  return rows[0] ?? null;
}

/**
 * Renames a tag; null when there is no such tag. Throws a violation of `tags_name` when another one has the name.
 */
export async function renameTag(db: TenantDb, id: string, name: string): Promise<Tag | null> {
  const row = await db
    .updateTable("tags")
    .set({ name })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .returning(["id", "name"])
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteTag(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("tags")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function readTicketTags(db: TenantDb, ticketId: string): Promise<Tag[]> {
  return db
    .selectFrom("ticket_tags as x")
    .innerJoin("tags as g", (join) =>
      join.onRef("g.organization_id", "=", "x.organization_id").onRef("g.id", "=", "x.tag_id"),
    )
    .select(["g.id", "g.name"])
    .where("x.organization_id", "=", db.tenant.id)
    .where("x.ticket_id", "=", ticketId)
    .orderBy("g.folded_name")
    .execute();
}

/**
 * Tags the tickets, which the caller has locked, if they have room for one more. Returns those that have the tag
 * afterwards.
 */
export async function tagTickets(
  db: TenantDb,
  ticketIds: readonly string[],
  tagId: string,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into ticket_tags (organization_id, ticket_id, tag_id)
      select ${db.tenant.id}, t.id, ${tagId}::uuid from unnest(${[...ticketIds]}::uuid[]) as t (id)
      where (select count(*) from ticket_tags x where x.organization_id = ${db.tenant.id} and x.ticket_id = t.id)
        < ${maxTagsPerTicket}::integer
      on conflict do nothing returning ticket_id)
    select ticket_id as id from added
    union select ticket_id from ticket_tags where organization_id = ${db.tenant.id} and tag_id = ${tagId}::uuid
      and ticket_id = any(${[...ticketIds]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function untagTickets(db: TenantDb, ticketIds: readonly string[], tagId: string): Promise<void> {
  if (ticketIds.length === 0) return;
  await db
    .deleteFrom("ticket_tags")
    .where("organization_id", "=", db.tenant.id)
    .where("tag_id", "=", tagId)
    .where("ticket_id", "in", ticketIds)
    .execute();
}
