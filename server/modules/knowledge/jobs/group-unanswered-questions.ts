import type { Job } from "#server/jobs/jobs.ts";
import { groupUnansweredQuestions } from "#server/modules/knowledge/unanswered-questions.ts";

export const groupUnansweredQuestionsJob: Job<"gaps.group"> = (tenant) => groupUnansweredQuestions(tenant);
