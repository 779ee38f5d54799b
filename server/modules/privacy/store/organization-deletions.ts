import { sql } from "kysely";
import type { OrganizationDeletion } from "#shared/contract/organization-deletions.ts";
import type { Db } from "#server/db/organization.ts";
import type { TenantDb } from "#server/tenant.ts";

export interface DeletionRow {
  id: string;
  organization_id: string;
  organization_name: string;
  requested_by_name: string;
  requested_at: Date;
  due_at: Date;
  state: OrganizationDeletion["state"];
  ended_at: Date | null;
  reason: string;
}

/** Stores a request; null while another one is pending. */
export async function insertDeletion(
  db: TenantDb,
  names: { organization_name: string; requested_by_name: string },
  { at, dueAt }: { at: Date; dueAt: Date },
): Promise<DeletionRow | null> {
  const row = await db
    .insertInto("organization_deletions")
    .values({ organization_id: db.tenant.id, ...names, requested_at: at, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return (row as DeletionRow | undefined) ?? null;
}

/** Finds the pending or running request. */
export async function findOpenDeletion(db: TenantDb): Promise<DeletionRow | null> {
  const row = await db
    .selectFrom("organization_deletions")
    .selectAll()
    .where("organization_id", "=", db.tenant.id)
    .where("state", "in", ["waiting", "erasing"])
    .executeTakeFirst();
  return (row as DeletionRow | undefined) ?? null;
}

type DeletionChange =
  | { state: "taken_back"; ended_at: Date; reason: string }
  | { state: "erasing" }
  | { state: "done"; ended_at: Date; organization_name: ""; requested_by_name: "" };

/** Changes the state of a request and returns it; null when it was not in the expected state. */
export async function changeDeletion(
  db: TenantDb,
  from: OrganizationDeletion["state"],
  change: DeletionChange,
): Promise<DeletionRow | null> {
  const row = await db
    .updateTable("organization_deletions")
    .set(change)
    .where("organization_id", "=", db.tenant.id)
    .where("state", "=", from)
    .returningAll()
    .executeTakeFirst();
  return (row as DeletionRow | undefined) ?? null;
}

interface DeletionCounts {
  customers: number;
  messages: number;
  files: number;
  members: number;
  channels: number;
  invoices: number;
}

export async function countDeleted(db: TenantDb): Promise<DeletionCounts> {
  const id = db.tenant.id;
  const { rows } = await sql<DeletionCounts>`/* deleted_with_organization */ select
    (select count(*)::int from customers where organization_id = ${id} and merged_into_id is null) as customers,
    (select count(*)::int from messages where organization_id = ${id}) as messages,
    (select count(*)::int from attachments where organization_id = ${id} and file_key is not null)
      + (select count(*)::int from sources where organization_id = ${id} and file_key is not null) as files,
    (select count(*)::int from members where organization_id = ${id} and removed_at is null) as members,
    (select count(*)::int from channel_connections where organization_id = ${id} and disconnected_at is null) as channels,
    (select count(*)::int from invoices where organization_id = ${id})
      + (select count(*)::int from credit_notes where organization_id = ${id}) as invoices`.execute(db);
  return rows[0] as DeletionCounts;
}

/** Finds the name of the business, which confirms a request, and the name of the requester. */
export async function findNames(
  db: TenantDb,
  memberId: string,
): Promise<{ organization_name: string; requested_by_name: string }> {
  const { rows } = await sql<{ organization_name: string; requested_by_name: string }>`
    select o.name as organization_name, m.name as requested_by_name from organizations o
    join members m on m.organization_id = o.id and m.id = ${memberId} where o.id = ${db.tenant.id}`.execute(
    db,
  );
  return rows[0] as { organization_name: string; requested_by_name: string };
}

/** Finds the owners, who can withdraw the request. */
export function findOwners(db: TenantDb): Promise<{ name: string; email: string | null }[]> {
  return db
    .selectFrom("members")
    .select(["name", "email"])
    .where("organization_id", "=", db.tenant.id)
    .where("role", "=", "owner")
    .where("removed_at", "is", null)
    .where("disabled_at", "is", null)
    .execute();
}

/** Deletes the rows of the organisation in all tables; returns the ids of its mails. */
export async function eraseOrganization(db: TenantDb): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`select gate.erase_organization() as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** Lists requests of all organisations, for operators. */
export async function listDeletions(
  db: Db,
  state: OrganizationDeletion["state"],
  page: { limit: number; offset: number },
): Promise<DeletionRow[]> {
  const { rows } = await sql<DeletionRow>`
    select * from gate.organization_deletions(${state}, null, ${page.limit}, ${page.offset})`.execute(db);
  return rows;
}

export async function readDeletion(db: Db, id: string): Promise<DeletionRow | null> {
  const { rows } = await sql<DeletionRow>`
    select * from gate.organization_deletions(null, ${id}::uuid, 1, 0)`.execute(db);
  return rows[0] ?? null;
}

export async function countDeletions(db: Db, state: OrganizationDeletion["state"]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select gate.count_organization_deletions(${state})::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}
