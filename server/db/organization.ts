import { type CompiledQuery, CompiledQuery as Compiled, type Kysely } from "kysely";
import type { DB } from "./schema.ts";

export type Db = Kysely<DB>;

declare const minted: unique symbol;

/**
 * The organisation a caller works for. Minted in three places only: from a session, from a chat token, from a
 * verified webhook (and by the jobs those leave behind). A plain string does not compile as one.
 */
export type OrganizationId = string & { readonly [minted]: true };

/** A connection inside a transaction that row-level security confines to one organisation. */
export type TenantDb = Db & { readonly [minted]: true };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Only for the places named at OrganizationId. */
export function mintOrganizationId(value: string): OrganizationId {
  if (!uuid.test(value)) throw new Error("not an organisation id");
  return value as OrganizationId;
}

const commit: CompiledQuery = Compiled.raw("commit");
const rollback: CompiledQuery = Compiled.raw("rollback");

/**
 * Runs `work` in one transaction that sees this organisation's rows and no others.
 * The setting is local to the transaction: a session-level one would leak into the next user of the
 * pooled connection. Beginning and setting travel as one message, which saves a round trip on every call.
 */
export async function inOrganization<T>(
  db: Db,
  organizationId: OrganizationId,
  work: (tenant: TenantDb) => Promise<T>,
): Promise<T> {
  if (!uuid.test(organizationId)) throw new Error("not an organisation id");
  const begin = Compiled.raw(`begin; select set_config('app.organization_id', '${organizationId}', true)`);
  return db.connection().execute(async (connection) => {
    await connection.executeQuery(begin);
    try {
      const result = await work(connection as unknown as TenantDb);
      await connection.executeQuery(commit);
      return result;
    } catch (problem) {
      await connection.executeQuery(rollback).catch(() => {});
      throw problem;
    }
  });
}
