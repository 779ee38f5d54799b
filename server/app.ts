import type { Context } from "./context.ts";
import { createHttpServer, type HttpServer } from "./http/server.ts";
import type { Route } from "./http/serve.ts";
import type { JobTable } from "./jobs/jobs.ts";
import { authRoutes } from "./modules/auth/routes.ts";

/** Every call the API serves, in one flat list. */
export const routes: Route[] = [...authRoutes];

/** Every job, by name. */
export const jobs = {} as JobTable;

/** The HTTP side of Wakil. `limits: false` is for load tests, which would only meet the rate limiter. */
export async function createApp(context: Context, options: { limits?: boolean } = {}): Promise<HttpServer> {
  return createHttpServer(context, routes, { limits: options.limits ?? true });
}
