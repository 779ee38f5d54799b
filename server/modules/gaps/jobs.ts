import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { groupGaps } from "./actions.ts";

export const group: Job<"gaps.group"> = (context, payload) =>
  groupGaps(context, mintOrganizationId(payload.organizationId));
