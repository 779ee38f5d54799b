import * as contract from "#shared/contract/support-access.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/identity/support-access.ts";

export const supportAccessRoutes: Route[] = [
  serve(contract.getSupportAccess, async ({ tenant }) => ({
    data: await actions.getSupportAccess(tenant),
  })),
  serve(contract.grantSupportAccess, async ({ tenant, caller, body }) => ({
    data: await actions.grantSupportAccess(tenant, body.hours, caller.memberId),
  })),
  serve(contract.endSupportAccess, async ({ tenant }) => {
    await actions.endSupportAccess(tenant);
    return { data: null };
  }),
  serve(contract.enterOrganization, async ({ context, caller, params, request }) => ({
    data: await actions.enterOrganization(context, params.id, {
      operatorId: caller.user.id,
      userAgent: request.userAgent,
    }),
  })),
];
