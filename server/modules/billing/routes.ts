import type { Route } from "#server/http/serve.ts";
import { invoiceRoutes } from "./routes/invoices.ts";
import { operatorPaymentRoutes } from "./routes/operator-payments.ts";
import { operatorPlanRoutes } from "./routes/operator-plans.ts";
import { operatorSubscriptionRoutes } from "./routes/operator-subscriptions.ts";
import { paymentRoutes } from "./routes/payments.ts";
import { planRoutes } from "./routes/plans.ts";
import { refundRoutes } from "./routes/refunds.ts";
import { savedCardRoutes } from "./routes/saved-cards.ts";
import { subscriptionRequestRoutes } from "./routes/subscription-requests.ts";
import { subscriptionRoutes } from "./routes/subscriptions.ts";

/** All routes of this module. */
export const billingRoutes: Route[] = [
  ...planRoutes,
  ...subscriptionRoutes,
  ...subscriptionRequestRoutes,
  ...operatorSubscriptionRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...operatorPaymentRoutes,
  ...operatorPlanRoutes,
  ...refundRoutes,
  ...savedCardRoutes,
];
