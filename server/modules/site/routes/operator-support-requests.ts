import * as contract from "#shared/contract/support-requests.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/site/operator-support-requests.ts";

export const operatorSupportRoutes: Route[] = [
  serve(contract.listOperatorSupportRequests, ({ context, query }) =>
    actions.listOperatorSupportRequests(context, query),
  ),
  serve(contract.answerSupportRequest, async ({ context, caller, params, body }) => ({
    data: await actions.answerSupportRequest(context, params.id, caller.user.id, body),
  })),
  serve(contract.closeSupportRequest, async ({ context, params }) => ({
    data: await actions.closeSupportRequest(context, params.id),
  })),
];
