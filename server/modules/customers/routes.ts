import type { Route } from "#server/http/serve.ts";
import { customerFieldRoutes } from "./routes/customer-fields.ts";
import { customerMergeRoutes } from "./routes/customer-merges.ts";
import { customerNoteRoutes } from "./routes/customer-notes.ts";
import { customerRoutes } from "./routes/customers.ts";
import { customerSegmentRoutes } from "./routes/customer-segments.ts";

/** All routes of this module. */
export const customersRoutes: Route[] = [
  ...customerFieldRoutes,
  ...customerMergeRoutes,
  ...customerNoteRoutes,
  ...customerRoutes,
  ...customerSegmentRoutes,
];
