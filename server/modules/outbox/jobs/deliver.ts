import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import * as actions from "#server/modules/outbox/deliveries.ts";

export const deliverJob: Job<"conversations.deliver"> = (context, payload) =>
  actions.deliverJob(context, mintOrganizationId(payload.organizationId), payload.messageId);
