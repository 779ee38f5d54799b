import type * as contract from "#shared/contract/subscriptions.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getSubscription = endpoint<typeof contract.getSubscription>(
  "subscription.get",
  "GET",
  "/api/subscription/",
);
export const getSubscriptionHistory = endpoint<typeof contract.getSubscriptionHistory>(
  "subscription.history",
  "GET",
  "/api/subscription/history/",
);
export const startTrial = endpoint<typeof contract.startTrial>(
  "subscription.startTrial",
  "POST",
  "/api/subscription/trial/",
);
export const requestSubscription = endpoint<typeof contract.requestSubscription>(
  "subscription.request",
  "POST",
  "/api/subscription/requests/",
);
export const listSubscriptionRequests = endpoint<typeof contract.listSubscriptionRequests>(
  "operator.listSubscriptionRequests",
  "GET",
  "/api/operator/subscription-requests/",
);
export const activateSubscriptionRequest = endpoint<typeof contract.activateSubscriptionRequest>(
  "operator.activateSubscriptionRequest",
  "POST",
  "/api/operator/subscription-requests/:id/activate/",
);
export const declineSubscriptionRequest = endpoint<typeof contract.declineSubscriptionRequest>(
  "operator.declineSubscriptionRequest",
  "POST",
  "/api/operator/subscription-requests/:id/decline/",
);
export const listSubscriptions = endpoint<typeof contract.listSubscriptions>(
  "operator.listSubscriptions",
  "GET",
  "/api/operator/subscriptions/",
);
export const getOrganizationSubscription = endpoint<typeof contract.getOrganizationSubscription>(
  "operator.getOrganizationSubscription",
  "GET",
  "/api/operator/organizations/:id/subscription/",
);
export const withdrawSubscriptionRequest = endpoint<typeof contract.withdrawSubscriptionRequest>(
  "subscription.withdraw",
  "POST",
  "/api/subscription/requests/withdraw/",
);
