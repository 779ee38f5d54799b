import * as subscriptions from "#shared/contract/subscriptions.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getHistory } from "#server/modules/billing/subscription-history.ts";
import { withdrawRequest } from "#server/modules/billing/subscription-requests.ts";
import * as actions from "#server/modules/billing/subscriptions.ts";

export const subscriptionRoutes: Route[] = [
  serve(subscriptions.getSubscription, async ({ tenant }) => ({
    data: await actions.getSubscription(tenant),
  })),
  serve(subscriptions.getSubscriptionHistory, async ({ tenant }) => ({
    data: await getHistory(tenant),
  })),
  serve(subscriptions.startTrial, async ({ tenant }) => ({
    data: await actions.startTrial(tenant),
  })),
  serve(subscriptions.requestSubscription, async ({ tenant, caller, body, request }) => ({
    data: await actions.requestSubscription(tenant, body, {
      memberId: caller.memberId,
      language: request.language,
    }),
  })),
  serve(subscriptions.withdrawSubscriptionRequest, async ({ tenant }) => {
    await withdrawRequest(tenant);
    return { data: await actions.getSubscription(tenant) };
  }),
];
