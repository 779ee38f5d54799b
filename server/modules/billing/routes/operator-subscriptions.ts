import { getOrganizationSubscription, listSubscriptions } from "#shared/contract/subscriptions.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/billing/operator-subscriptions.ts";

export const operatorSubscriptionRoutes: Route[] = [
  serve(listSubscriptions, async ({ context, query }) => actions.listSubscriptions(context, query)),
  serve(getOrganizationSubscription, async ({ context, params }) => ({
    data: await actions.getOrganizationSubscription(context, params.id),
  })),
];
