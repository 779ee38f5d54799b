import type { Route } from "#server/http/serve.ts";
import { articleRoutes } from "./routes/articles.ts";
import { demoRequestRoutes } from "./routes/demo-requests.ts";
import { siteFactRoutes } from "./routes/site.ts";

/** Every call of the API that this module serves. */
export const siteRoutes: Route[] = [...articleRoutes, ...demoRequestRoutes, ...siteFactRoutes];
