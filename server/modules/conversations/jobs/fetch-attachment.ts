import type { Job } from "#server/jobs/jobs.ts";
import * as actions from "#server/modules/conversations/attachments.ts";

export const fetchAttachment: Job<"attachments.fetch"> = (tenant, payload, attempt) =>
  actions.fetchAttachment(tenant, payload.attachmentId, attempt.last);
