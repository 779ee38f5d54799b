import type { Route } from "#server/http/serve.ts";
import { businessFactRoutes } from "./routes/business-facts.ts";
import { correctionRoutes } from "./routes/corrections.ts";
import { faqRoutes } from "./routes/faqs.ts";
import { sourceRoutes } from "./routes/sources.ts";
import { testQuestionRoutes } from "./routes/test-questions.ts";
import { trainingRoutes } from "./routes/trainings.ts";
import { unansweredQuestionRoutes } from "./routes/unanswered-questions.ts";

/** All routes of this module. */
export const knowledgeRoutes: Route[] = [
  ...businessFactRoutes,
  ...correctionRoutes,
  ...faqRoutes,
  ...sourceRoutes,
  ...testQuestionRoutes,
  ...trainingRoutes,
  ...unansweredQuestionRoutes,
];
