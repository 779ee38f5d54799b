import * as subscriptions from "#shared/contract/subscriptions.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getHistory } from "#server/modules/billing/subscription-history.ts";
import * as actions from "#server/modules/billing/subscriptions.ts";

export const subscriptionRoutes: Route[] = [
  serve(subscriptions.getSubscription, async ({ context, caller }) => ({
    data: await actions.getSubscription(context, caller.organizationId),
  })),
  serve(subscriptions.getSubscriptionHistory, async ({ context, caller }) => ({
    data: await getHistory(context, caller.organizationId),
  })),
  serve(subscriptions.startTrial, async ({ context, caller }) => ({
    data: await actions.startTrial(context, caller.organizationId),
  })),
  serve(subscriptions.requestSubscription, async ({ context, caller, body, request }) => ({
    data: await actions.requestSubscription(context, caller.organizationId, body, {
      memberId: caller.memberId,
      language: request.language,
    }),
  })),
];
