import type { Route } from "#server/http/serve.ts";
import { articleRoutes } from "./routes/articles.ts";
import { demoRequestRoutes } from "./routes/demo-requests.ts";
import { operatorArticleRoutes } from "./routes/operator-articles.ts";
import { siteFactRoutes } from "./routes/site.ts";
import { operatorSupportRoutes } from "./routes/operator-support-requests.ts";
import { supportRequestRoutes } from "./routes/support-requests.ts";

/** All routes of this module. */
export const siteRoutes: Route[] = [
  ...articleRoutes,
  ...demoRequestRoutes,
  ...operatorArticleRoutes,
  ...siteFactRoutes,
  ...supportRequestRoutes,
  ...operatorSupportRoutes,
];
