import type { Job } from "#server/jobs/jobs.ts";
import { forgetDeliveries } from "#server/modules/events/store/webhook-deliveries.ts";

const keptMs = 30 * 24 * 3_600_000;

/** Deletes completed deliveries that are older than thirty days. */
export const forgetWebhookDeliveriesJob: Job<"webhooks.tick"> = async (context) => {
  const deleted = await forgetDeliveries(context.db, new Date(context.clock().getTime() - keptMs));
  return deleted === 0 ? "Skipped: nothing is old enough" : `Deleted ${deleted} deliveries`;
};
