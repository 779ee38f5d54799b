import { z } from "zod";
import { apiScope } from "./api-scopes.ts";
import { apiScopes } from "#shared/values/api-scopes.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, nothing } from "./envelope.ts";

export const maxApiKeysPerOrganization = 20;
const maxValidDays = 1825;

const apiKey = z.object({
  id,
  name: z.string(),
  /** The first characters of the key, so that its user can recognise it in the list. */
  prefix: z.string(),
  scopes: z.array(apiScope),
  /** The name of the owner who created the key. */
  created_by: z.string(),
  created_at: instant,
  /** Null when the key is valid until it is revoked. */
  expires_at: instant.nullable(),
  is_expired: z.boolean(),
  /** The time of the last call, precise to the minute. Null before the first call. */
  last_used_at: instant.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const listApiKeys = endpoint({
  name: "apiKeys.list",
  method: "GET",
  path: "/api/api-keys/",
  access: "owner",
  summary: "List the organisation's API keys, newest first, without revoked ones",
  result: dataOf(z.array(apiKey)),
});

export const createApiKey = endpoint({
  name: "apiKeys.create",
  method: "POST",
  path: "/api/api-keys/",
  access: "owner",
  summary: "Create an API key; only this response contains the whole key",
  body: z.object({
    name: z.string().max(200),
    scopes: z.array(apiScope).min(1).max(apiScopes.length),
    /** The number of days until the key expires. Null means never. */
    valid_days: z.number().int().min(1).max(maxValidDays).nullable(),
  }),
  result: dataOf(apiKey.extend({ key: z.string() })),
  limit: { max: 20, seconds: 60 },
});

export const revokeApiKey = endpoint({
  name: "apiKeys.revoke",
  method: "DELETE",
  path: "/api/api-keys/:id/",
  access: "owner",
  summary: "Revoke an API key: its next call is refused",
  params: idParams,
  result: nothing,
});
