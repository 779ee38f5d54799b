export { groupUnansweredQuestionsJob } from "./jobs/group-unanswered-questions.ts";
export { readSourceJob } from "./jobs/read-source.ts";
export { trainJob } from "./jobs/train.ts";
export { knowledgeRoutes } from "./routes.ts";
