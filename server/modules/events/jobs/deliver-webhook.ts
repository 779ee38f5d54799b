import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { deliverWebhook } from "#server/modules/events/webhook-deliveries.ts";

/** Sends one event to one endpoint. */
export const deliverWebhookJob: Job<"webhooks.deliver"> = (context, { organizationId, deliveryId }) =>
  deliverWebhook(context, mintOrganizationId(organizationId), deliveryId);
