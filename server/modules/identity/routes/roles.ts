import * as contract from "#shared/contract/roles.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { listRoles, setPermission } from "#server/modules/identity/roles.ts";

export const roleRoutes: Route[] = [
  serve(contract.listRoles, async ({ context, caller }) => ({
    data: await listRoles(context, caller.organizationId),
  })),
  serve(contract.setPermission, async ({ context, caller, params, body }) => ({
    data: await setPermission(context, caller.organizationId, params, body.allowed),
  })),
];
