import * as subscriptions from "#shared/contract/subscriptions.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/billing/subscription-requests.ts";

export const subscriptionRequestRoutes: Route[] = [
  serve(subscriptions.listSubscriptionRequests, async ({ context, query }) =>
    actions.listRequests(context, query),
  ),
  serve(subscriptions.activateSubscriptionRequest, async ({ context, caller, params }) => ({
    data: await actions.activateRequest(context, params.id, caller.user.id),
  })),
  serve(subscriptions.declineSubscriptionRequest, async ({ context, caller, params, body }) => ({
    data: await actions.declineRequest(context, params.id, caller.user.id, body.note),
  })),
];
