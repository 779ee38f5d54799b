import * as contract from "#shared/contract/api-keys.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { createApiKey, listApiKeys, revokeApiKey } from "#server/modules/identity/api-keys.ts";

export const apiKeyRoutes: Route[] = [
  serve(contract.listApiKeys, async ({ context, caller }) => ({
    data: await listApiKeys(context, caller.organizationId),
  })),
  serve(contract.createApiKey, async ({ context, caller, body }) => ({
    data: await createApiKey(context, caller, body),
  })),
  serve(contract.revokeApiKey, async ({ context, caller, params }) => {
    await revokeApiKey(context, caller.organizationId, params.id);
    return { data: null };
  }),
];
