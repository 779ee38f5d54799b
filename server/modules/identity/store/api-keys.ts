import { sql } from "kysely";
import { maxApiKeysPerOrganization } from "#shared/contract/api-keys.ts";
import type { ApiScope } from "#shared/contract/api-scopes.ts";
import type { TenantDb } from "#server/tenant.ts";

export interface ApiKeyRow {
  id: string;
  name: string;
  prefix: string;
  scopes: ApiScope[];
  created_by: string;
  created_at: Date;
  expires_at: Date | null;
  used_at: Date | null;
}

/** Finds keys that were not revoked, newest first; only one when `id` is given. */
export async function findApiKeys(db: TenantDb, { id }: { id?: string } = {}): Promise<ApiKeyRow[]> {
  let query = db
    .selectFrom("api_keys as k")
    .innerJoin("members as m", (join) =>
      join.onRef("m.organization_id", "=", "k.organization_id").onRef("m.id", "=", "k.created_by"),
    )
    .select(["k.id", "k.name", "k.prefix", "k.scopes", "k.created_at", "k.expires_at", "k.used_at"])
    .select("m.name as created_by")
    .where("k.organization_id", "=", db.tenant.id)
    .where("k.revoked_at", "is", null);
  if (id) query = query.where("k.id", "=", id);
  const rows = await query.orderBy("k.created_at", "desc").orderBy("k.id").execute();
  return rows.map((row) => ({ ...row, scopes: row.scopes as ApiScope[] }));
}

export interface NewApiKey {
  name: string;
  keyHash: Buffer;
  prefix: string;
  scopes: readonly ApiScope[];
  memberId: string;
  at: Date;
  expiresAt: Date | null;
}

/**
 * Creates a key and returns its id; null when the organisation has reached its limit. The caller holds the keys' lock.
 */
export async function insertApiKey(
  db: TenantDb,
  { name, keyHash, prefix, scopes, memberId, at, expiresAt }: NewApiKey,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into api_keys (organization_id, name, key_hash, prefix, scopes, created_by, created_at, expires_at)
    select ${db.tenant.id}, ${name}, ${keyHash}, ${prefix}, ${[...scopes]}::text[], ${memberId}, ${at}, ${expiresAt}
    where (select count(*) from api_keys where organization_id = ${db.tenant.id} and revoked_at is null)
      < ${maxApiKeysPerOrganization}::integer
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Revokes a key; false when there is no such valid key. The row stays for its name in the audit log. */
export async function revokeApiKey(db: TenantDb, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("api_keys")
    .set({ revoked_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
