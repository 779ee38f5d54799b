import type { Job } from "#server/jobs/jobs.ts";
import * as actions from "#server/modules/outbox/deliveries.ts";

export const deliverJob: Job<"conversations.deliver"> = (tenant, payload) =>
  actions.deliverJob(tenant, payload.messageId);
