import type * as contract from "#shared/contract/questions.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listQuestions = endpoint<typeof contract.listQuestions>(
  "questions.list",
  "GET",
  "/api/questions/",
);
export const createQuestion = endpoint<typeof contract.createQuestion>(
  "questions.create",
  "POST",
  "/api/questions/",
);
export const updateQuestion = endpoint<typeof contract.updateQuestion>(
  "questions.update",
  "PATCH",
  "/api/questions/:id/",
);
export const deleteQuestion = endpoint<typeof contract.deleteQuestion>(
  "questions.delete",
  "DELETE",
  "/api/questions/:id/",
);
export const findAnswerCandidates = endpoint<typeof contract.findAnswerCandidates>(
  "questions.candidates",
  "POST",
  "/api/questions/candidates/",
);
export const importQuestions = endpoint<typeof contract.importQuestions>(
  "questions.import",
  "POST",
  "/api/questions/import/",
);
export const downloadQuestionTemplate = endpoint<typeof contract.downloadQuestionTemplate>(
  "questions.template",
  "GET",
  "/api/questions/template/",
);
