import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { ApiScope } from "#shared/contract/api-scopes.ts";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import type { KeyCaller } from "./caller.ts";
import { Failure } from "./failure.ts";

/** Prefix of every API key, by which scanners for leaked secrets and `identify` recognise it. */
export const apiKeyStart = "wk_";

export const isApiKey = (token: string): boolean => token.startsWith(apiKeyStart);

/** Returns the hash of a key. A fast hash is enough, because 256 random bits cannot be guessed. */
export const hashApiKey = (key: string): Buffer => createHash("sha256").update(key).digest();

interface KeyRow {
  id: string;
  organization_id: string;
  name: string;
  scopes: ApiScope[];
}

/**
 * Identifies the caller of an API key. The database is read on every call, so that revoking a key takes effect at once.
 * Refuses a call without a scope, or with one that the key does not have.
 */
export async function identifyKey(context: Context, key: string, endpoint: Endpoint): Promise<KeyCaller> {
  const { rows } = await sql<KeyRow>`/* api_key */ select * from gate.api_key(${hashApiKey(key)},
    ${context.clock()})`.execute(context.db);
  const row = rows[0];
  if (!row) throw new Failure("api_key_invalid");
  const { scope } = endpoint;
  if (scope === undefined) throw new Failure("not_for_api_keys");
  if (!row.scopes.includes(scope))
    throw new Failure("scope_missing", { scope: ["scope_needed"] }, undefined, { scope });
  return {
    kind: "key",
    key: { id: row.id, name: row.name },
    organizationId: mintOrganizationId(row.organization_id),
    memberId: null,
  };
}
