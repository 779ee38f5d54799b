import * as contract from "#shared/contract/support-requests.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/site/support-requests.ts";

export const supportRequestRoutes: Route[] = [
  serve(contract.listSupportRequests, ({ context, caller, query }) =>
    actions.listSupportRequests(context, caller, query),
  ),
  serve(contract.createSupportRequest, async ({ context, caller, body, request }) => ({
    data: await actions.createSupportRequest(context, caller, body, request.language),
  })),
  serve(contract.addSupportMessage, async ({ context, caller, params, body }) => ({
    data: await actions.addSupportMessage(context, caller, params.id, body),
  })),
];
