import { type SqlBool, sql } from "kysely";
import type { AuditEntry, AuditItem } from "#shared/contract/audit.ts";
import type { Db } from "#server/db/organization.ts";
import type { TenantDb } from "#server/tenant.ts";

type Field = [before: unknown, after: unknown, isCut?: true];

/** An entry in the form in which gate.append_audit_entry writes it. */
export interface EntryContents {
  author_kind: AuditEntry["author"]["kind"];
  author_id: string | null;
  author_name: string | null;
  action: string;
  /** The id that the call's path contains. */
  target: string | null;
  request: string | null;
  count: number;
  items: (Pick<AuditItem, "kind" | "change"> & {
    id?: string;
    label?: string;
    fields: Record<string, Field>;
  })[];
}

export interface EntryRow {
  number: number;
  at: Date;
  contents: EntryContents;
}

export interface EntryFilter {
  author?: string | undefined;
  nouns?: readonly string[] | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** Finds the entries before the one with number `before`, newest first. */
export async function findEntries(
  db: TenantDb,
  { author, nouns, since, until }: EntryFilter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<EntryRow[]> {
  let query = db
    .selectFrom("audit_entries")
    .select(["number", "at", "contents"])
    .where("organization_id", "=", db.tenant.id)
    .where("chain", "=", db.tenant.id);
  if (before !== undefined) query = query.where("number", "<", before);
  if (author) query = query.where("author_id", "=", author);
  if (nouns) query = query.where(sql<SqlBool>`split_part(action, '.', 1) = any(${nouns})`);
  if (since) query = query.where("at", ">=", since);
  if (until) query = query.where("at", "<", until);
  const rows = await query.orderBy("number", "desc").limit(limit).execute();
  return rows.map((row) => ({ ...row, contents: row.contents as unknown as EntryContents }));
}

export interface PossibleAuthor {
  id: string;
  name: string;
  kind: "member" | "key";
  is_former: boolean;
}

/**
 * Finds all present and former members, then all present and former API keys, for filters and for values that name
 * a member.
 */
export async function findPeople(db: TenantDb): Promise<PossibleAuthor[]> {
  const members = await db
    .selectFrom("members")
    .select(["id", "name", "removed_at as ended_at"])
    .where("organization_id", "=", db.tenant.id)
    .orderBy("name")
    .orderBy("id")
    .execute();
  const keys = await db
    .selectFrom("api_keys")
    .select(["id", "name", "revoked_at as ended_at"])
    .where("organization_id", "=", db.tenant.id)
    .orderBy("name")
    .orderBy("id")
    .execute();
  const authorsOf = (rows: typeof members, kind: PossibleAuthor["kind"]) =>
    rows.map(({ id, name, ended_at }) => ({ id, name, kind, is_former: ended_at !== null }));
  return [...authorsOf(members, "member"), ...authorsOf(keys, "key")];
}

export interface OperatorEntryRow extends EntryRow {
  organization_id: string | null;
  organization_name: string | null;
  chain: string;
}

/** The position of an entry in the operators' list. */
export interface OperatorCursor {
  at: Date;
  number: number;
  chain: string;
}

export async function findOperatorEntries(
  db: Db,
  organizationId: string | null,
  { before, limit }: { before: OperatorCursor | null; limit: number },
): Promise<OperatorEntryRow[]> {
  const { rows } = await sql<OperatorEntryRow>`select * from gate.operator_audit_entries(${organizationId},
    ${before?.at ?? null}, ${before?.number ?? null}, ${before?.chain ?? null}, ${limit})`.execute(db);
  return rows;
}

export async function checkChain(
  db: Db,
  organizationId: string | null,
): Promise<{ entries: number; broken_at: number | null; last_hash: string | null } | undefined> {
  const { rows } = await sql<{
    entries: number;
    broken_at: number | null;
    last_hash: string | null;
  }>`select * from gate.check_audit_chain(${organizationId})`.execute(db);
  return rows[0];
}
