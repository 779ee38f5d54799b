import * as contract from "#shared/contract/support-requests.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/site/support-requests.ts";

export const supportRequestRoutes: Route[] = [
  serve(contract.listSupportRequests, ({ tenant, caller, query }) =>
    actions.listSupportRequests(tenant, caller, query),
  ),
  serve(contract.createSupportRequest, async ({ tenant, caller, body, request }) => ({
    data: await actions.createSupportRequest(tenant, caller, body, request.language),
  })),
  serve(contract.addSupportMessage, async ({ tenant, caller, params, body }) => ({
    data: await actions.addSupportMessage(tenant, caller, params.id, body),
  })),
];
