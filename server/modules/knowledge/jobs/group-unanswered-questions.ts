import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { groupUnansweredQuestions } from "#server/modules/knowledge/unanswered-questions.ts";

export const groupUnansweredQuestionsJob: Job<"gaps.group"> = (context, payload) =>
  groupUnansweredQuestions(context, mintOrganizationId(payload.organizationId));
