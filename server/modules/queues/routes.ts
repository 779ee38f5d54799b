import type { Route } from "#server/http/serve.ts";
import { failedJobRoutes } from "./routes/failed-jobs.ts";

/** Every call of the API that this module serves. */
export const queuesRoutes: Route[] = [...failedJobRoutes];
