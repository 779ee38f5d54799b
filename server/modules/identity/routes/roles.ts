import * as contract from "#shared/contract/roles.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { listRoles, setPermission } from "#server/modules/identity/roles.ts";

export const roleRoutes: Route[] = [
  serve(contract.listRoles, async ({ tenant }) => ({
    data: await listRoles(tenant),
  })),
  serve(contract.setPermission, async ({ tenant, params, body }) => ({
    data: await setPermission(tenant, params, body.allowed),
  })),
];
