import type * as contract from "#shared/contract/api-keys.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listApiKeys = endpoint<typeof contract.listApiKeys>("apiKeys.list", "GET", "/api/api-keys/");
export const createApiKey = endpoint<typeof contract.createApiKey>(
  "apiKeys.create",
  "POST",
  "/api/api-keys/",
);
export const revokeApiKey = endpoint<typeof contract.revokeApiKey>(
  "apiKeys.revoke",
  "DELETE",
  "/api/api-keys/:id/",
);
