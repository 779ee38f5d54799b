// Plans, trials and subscriptions, usage, invoices and payments. Expired states are computed when they are read.
// docs/guides/billing.md names the file of each rule.
export { drawStoredInvoice } from "./invoices.ts";
export { billingRoutes } from "./routes.ts";
export { readWithheld, recordInteraction } from "./interactions.ts";
export type { Withheld } from "./subscription-rules.ts";
export { hasSubscriptionEnded, requireSubscription } from "./read-only.ts";
export { pricingPage } from "./routes/plans.ts";
export { noticeSubscriptionsJob } from "./jobs/notice-subscriptions.ts";
export { queueDueRenewalsJob, stepRenewalJob } from "./jobs/renewals.ts";
export { checkPaymentJob, queueDuePaymentsJob } from "./jobs/check-payments.ts";
