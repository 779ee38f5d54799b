import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import * as actions from "./actions.ts";

export const receive: Job<"channels.receive"> = (context, payload) =>
  actions.receiveThread(context, mintOrganizationId(payload.organizationId), payload);
