import type { Job } from "#server/jobs/jobs.ts";
import * as actions from "#server/modules/inbox/process-events.ts";

export const processEventsJob: Job<"channels.receive"> = (tenant, payload) =>
  actions.processThread(tenant, payload);
