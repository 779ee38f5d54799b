import type { Route } from "#server/http/serve.ts";
import { failedJobRoutes } from "./routes/failed-jobs.ts";

/** All routes of this module. */
export const queuesRoutes: Route[] = [...failedJobRoutes];
