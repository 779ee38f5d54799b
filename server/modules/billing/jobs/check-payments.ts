import type { Job } from "#server/jobs/jobs.ts";
import { checkQueuedPayment, queueDuePayments } from "#server/modules/billing/payment-checks.ts";

/** Reads a payment again from the provider. */
export const checkPaymentJob: Job<"payments.check"> = (tenant, { paymentId }) =>
  checkQueuedPayment(tenant, paymentId);

/** Has every payment read whose time has come. */
export const queueDuePaymentsJob: Job<"payments.tick"> = (context) => queueDuePayments(context);
