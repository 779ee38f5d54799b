import type { Job } from "#server/jobs/jobs.ts";
import { queueDueRenewals, stepQueuedRenewal } from "#server/modules/billing/renewals.ts";

/** Does the next step of an organisation's renewal by card. */
export const stepRenewalJob: Job<"renewals.step"> = (tenant) => stepQueuedRenewal(tenant);

/** Queues every renewal that may have a next step. */
export const queueDueRenewalsJob: Job<"renewals.tick"> = (context) => queueDueRenewals(context);
