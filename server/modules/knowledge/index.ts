export { group } from "./jobs/group-unanswered-questions.ts";
export { read } from "./jobs/read-source.ts";
export { train } from "./jobs/train.ts";
export { knowledgeRoutes } from "./routes.ts";
