import type { Job } from "#server/jobs/jobs.ts";
import { deliverWebhook } from "#server/modules/events/webhook-deliveries.ts";

/** Sends one event to one endpoint. */
export const deliverWebhookJob: Job<"webhooks.deliver"> = (tenant, { deliveryId }) =>
  deliverWebhook(tenant, deliveryId);
