import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import * as actions from "#server/modules/inbox/process-events.ts";

export const receive: Job<"channels.receive"> = (context, payload) =>
  actions.receiveThread(context, mintOrganizationId(payload.organizationId), payload);
