// Everything from which the agents answer: sources, FAQs, business facts, trainings and versions, test questions,
// corrections and unanswered questions. docs/guides/versions.md describes how a version is built and published.
export { groupUnansweredQuestionsJob } from "./jobs/group-unanswered-questions.ts";
export {
  type ForgottenWords,
  findTaught,
  forgetOpenQuestions,
  forgetTaught,
  rewriteVersions,
} from "./forget-taught.ts";
export { readSourceJob } from "./jobs/read-source.ts";
export { trainJob } from "./jobs/train.ts";
export { knowledgeRoutes } from "./routes.ts";
export type { SourceTitles } from "./source-rules.ts";
export { listStarters } from "./starters.ts";
export { readSourceTitles } from "./store/source-titles.ts";
