import type { z } from "zod";
import { type ApiKey, type createApiKey as createCall } from "#shared/contract/api-keys.ts";
import { maxApiKeyNameCharacters } from "#shared/values/api-keys.ts";
import { apiScopes } from "#shared/values/api-scopes.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { apiKeyStart, hashApiKey } from "#server/http/identify-key.ts";
import type { Tenant } from "#server/tenant.ts";
import { newToken } from "./new-token.ts";
import * as store from "./store/api-keys.ts";

const dayMs = 86_400_000;
/** Visible characters of a key: enough to distinguish twenty keys, and useless for guessing the other 220 bits. */
const prefixCharacters = apiKeyStart.length + 6;

function keyView(row: store.ApiKeyRow, now: Date): ApiKey {
  const { used_at, created_at, expires_at, ...shown } = row;
  return {
    ...shown,
    created_at: created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    is_expired: expires_at !== null && expires_at <= now,
    last_used_at: used_at?.toISOString() ?? null,
  };
}

export async function listApiKeys(tenant: Tenant): Promise<ApiKey[]> {
  const rows = await tenant.transaction((db) => store.findApiKeys(db));
  return rows.map((row) => keyView(row, tenant.clock()));
}

/** Creates a key and returns it with its secret, which nobody can read again. */
export async function createApiKey(
  tenant: Tenant,
  { memberId }: MemberCaller,
  body: z.output<typeof createCall.body>,
): Promise<ApiKey & { key: string }> {
  const name = toOneLine(body.name);
  const isLong = [...name].length > maxApiKeyNameCharacters;
  requireFields({ name: name === "" ? "required" : isLong ? "too_long" : null });
  const key = apiKeyStart + newToken();
  const at = tenant.clock();
  const fresh: store.NewApiKey = {
    name,
    keyHash: hashApiKey(key),
    prefix: key.slice(0, prefixCharacters),
    scopes: apiScopes.filter((scope) => body.scopes.includes(scope)),
    memberId,
    at,
    expiresAt: body.valid_days === null ? null : new Date(at.getTime() + body.valid_days * dayMs),
  };
  return tenant.transaction(
    async (db) => {
      const id = await store.insertApiKey(db, fresh);
      if (!id) throw new Failure("too_many_api_keys");
      const [row] = await store.findApiKeys(db, { id });
      return { ...keyView(row as store.ApiKeyRow, at), key };
    },
    { lock: "api keys" },
  );
}

export async function revokeApiKey(tenant: Tenant, id: string): Promise<void> {
  const isRevoked = await tenant.transaction((db) => store.revokeApiKey(db, id, tenant.clock()));
  if (!isRevoked) throw new Failure("not_found");
}
