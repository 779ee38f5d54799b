import type { Job } from "#server/jobs/jobs.ts";
import { checkQueuedPayment, queueDuePayments } from "#server/modules/billing/payment-checks.ts";

/** Reads a payment again from the provider. */
export const checkPaymentJob: Job<"payments.check"> = (tenant, { paymentId }) =>
  checkQueuedPayment(tenant, paymentId);

/** Queues every payment that is due to be read. */
export const queueDuePaymentsJob: Job<"payments.tick"> = (context) => queueDuePayments(context);
