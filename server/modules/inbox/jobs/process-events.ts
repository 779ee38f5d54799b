import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import * as actions from "#server/modules/inbox/process-events.ts";

export const processEventsJob: Job<"channels.receive"> = (context, payload) =>
  actions.processThread(context, mintOrganizationId(payload.organizationId), payload);
