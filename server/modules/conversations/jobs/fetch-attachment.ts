import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import * as actions from "#server/modules/conversations/attachments.ts";

export const fetchAttachment: Job<"attachments.fetch"> = (context, payload, attempt) =>
  actions.fetchAttachment(
    context,
    mintOrganizationId(payload.organizationId),
    payload.attachmentId,
    attempt.last,
  );
