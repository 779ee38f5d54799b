import type { Route } from "#server/http/serve.ts";
import { auditLogRoutes } from "./routes/audit-log.ts";
import { operatorAuditLogRoutes } from "./routes/operator-audit-log.ts";

/** All routes of this module. */
export const auditRoutes: Route[] = [...auditLogRoutes, ...operatorAuditLogRoutes];
