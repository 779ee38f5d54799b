import type { Route } from "#server/http/serve.ts";
import { erasureRequestRoutes } from "./routes/erasure-requests.ts";
import { organizationCopyRoutes } from "./routes/organization-copies.ts";
import { organizationDeletionRoutes } from "./routes/organization-deletions.ts";
import { privacyRequestRoutes } from "./routes/privacy-requests.ts";
import { retentionRoutes } from "./routes/retention.ts";

/** All routes of this module. */
export const privacyRoutes: Route[] = [
  ...erasureRequestRoutes,
  ...organizationCopyRoutes,
  ...organizationDeletionRoutes,
  ...privacyRequestRoutes,
  ...retentionRoutes,
];
