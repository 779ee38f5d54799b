import * as contract from "#shared/contract/api-keys.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { createApiKey, listApiKeys, revokeApiKey } from "#server/modules/identity/api-keys.ts";

export const apiKeyRoutes: Route[] = [
  serve(contract.listApiKeys, async ({ tenant }) => ({
    data: await listApiKeys(tenant),
  })),
  serve(contract.createApiKey, async ({ tenant, caller, body }) => ({
    data: await createApiKey(tenant, caller, body),
  })),
  serve(contract.revokeApiKey, async ({ tenant, params }) => {
    await revokeApiKey(tenant, params.id);
    return { data: null };
  }),
];
