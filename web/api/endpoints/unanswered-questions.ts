import type * as contract from "#shared/contract/unanswered-questions.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listUnansweredQuestions = endpoint<typeof contract.listUnansweredQuestions>(
  "gaps.list",
  "GET",
  "/api/gaps/",
);
export const dismissUnansweredQuestion = endpoint<typeof contract.dismissUnansweredQuestion>(
  "gaps.dismiss",
  "POST",
  "/api/gaps/:id/dismiss/",
);
export const markQuestionOffTopic = endpoint<typeof contract.markQuestionOffTopic>(
  "gaps.markOffTopic",
  "POST",
  "/api/gaps/:id/off-topic/",
);
export const reopenUnansweredQuestion = endpoint<typeof contract.reopenUnansweredQuestion>(
  "gaps.reopen",
  "POST",
  "/api/gaps/:id/reopen/",
);
export const answerUnansweredQuestion = endpoint<typeof contract.answerUnansweredQuestion>(
  "gaps.answer",
  "POST",
  "/api/gaps/:id/answer/",
);
