import type { Route } from "#server/http/serve.ts";
import { customerMergeRoutes } from "./routes/customer-merges.ts";
import { customerRoutes } from "./routes/customers.ts";

/** Every call of the API that this module serves. */
export const customersRoutes: Route[] = [...customerMergeRoutes, ...customerRoutes];
