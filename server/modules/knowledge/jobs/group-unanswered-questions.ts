import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { groupGaps } from "#server/modules/knowledge/unanswered-questions.ts";

export const group: Job<"gaps.group"> = (context, payload) =>
  groupGaps(context, mintOrganizationId(payload.organizationId));
