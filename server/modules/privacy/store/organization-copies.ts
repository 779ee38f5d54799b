import { sql } from "kysely";
import type { OrganizationCopy } from "#shared/contract/organization-copies.ts";
import type { TenantDb } from "#server/tenant.ts";

export interface CopyRow {
  id: string;
  requested_by: string | null;
  requested_at: Date;
  state: OrganizationCopy["state"];
  expires_at: Date | null;
  parts: number;
  size_bytes: number;
  downloads: number;
}

/** Stores a request and returns its id; null while another export runs. */
export async function insertCopy(db: TenantDb, memberId: string, at: Date): Promise<string | null> {
  const row = await db
    .insertInto("organization_copies")
    .values({ organization_id: db.tenant.id, requested_by: memberId, requested_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Finds requests, newest first, or the one with this id. */
export async function findCopies(db: TenantDb, id: string | null, limit: number): Promise<CopyRow[]> {
  const { rows } = await sql<CopyRow>`/* organization_copies */
    select c.id, m.name as requested_by, c.requested_at, c.state, c.expires_at, c.parts,
      c.size_bytes::float8 as size_bytes, c.downloads
    from organization_copies c
    left join members m on m.organization_id = c.organization_id and m.id = c.requested_by
    where c.organization_id = ${db.tenant.id} and (${id}::uuid is null or c.id = ${id}::uuid)
    order by c.requested_at desc, c.id limit ${limit}`.execute(db);
  return rows;
}

type CopyChange =
  | { state: "ready"; ready_at: Date; expires_at: Date; parts: number; size_bytes: number }
  | { state: "failed" }
  | { state: "expired" };

/** Changes the state of an export; false when it was not in the expected state. */
export async function changeCopy(
  db: TenantDb,
  id: string,
  from: OrganizationCopy["state"],
  change: CopyChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("organization_copies")
    .set(change)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countDownload(db: TenantDb, id: string): Promise<void> {
  await db
    .updateTable("organization_copies")
    .set((eb) => ({ downloads: eb("downloads", "+", 1) }))
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

/** Reads the rows of a table as JSON text, `size` at a time, through a cursor of the caller's transaction. */
export async function* readRows(
  db: TenantDb,
  table: string,
  without: readonly string[],
  size: number,
): AsyncGenerator<string[]> {
  const key = table === "organizations" ? "id" : "organization_id";
  const left = ["organization_id", ...without];
  // Mails about accounts contain links that give access to them.
  const mailCondition = table === "mails" ? sql`and not is_account_mail` : sql``;
  // A cursor's query has no parameters; row-level security limits it to the transaction's organisation.
  await sql`declare copied_rows no scroll cursor for
    select (to_jsonb(t) - string_to_array(${sql.lit(left.join(","))}, ','))::text as row from ${sql.table(table)} t
    where ${sql.ref(`t.${key}`)} = gate.organization() ${mailCondition}`.execute(db);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(size)} from copied_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close copied_rows`.execute(db);
}

interface StoredFile {
  folder: "attachments" | "knowledge" | "campaigns" | "team";
  id: string;
  name: string | null;
  file_key: string;
}

/** Finds files that people uploaded or sent. Trained versions are derived from them and left out. */
export async function findFiles(db: TenantDb): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`/* files_of_organization */
    select 'attachments' as folder, id, name, file_key from attachments
      where organization_id = ${db.tenant.id} and file_key is not null
    union all select 'knowledge', id, name, file_key from sources
      where organization_id = ${db.tenant.id} and file_key is not null
    union all select 'campaigns', id, picture_name, picture_key from campaigns
      where organization_id = ${db.tenant.id} and picture_key is not null
    union all select 'team', id, 'photo.jpg', photo_key from members
      where organization_id = ${db.tenant.id} and photo_key is not null
    order by 1, 2`.execute(db);
  return rows;
}

export async function findInvoices(db: TenantDb): Promise<string[]> {
  const rows = await db
    .selectFrom("invoices")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .orderBy("number")
    .execute();
  return rows.map(({ id }) => id);
}
