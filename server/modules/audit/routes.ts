import type { Route } from "#server/http/serve.ts";
import { auditLogRoutes } from "./routes/audit-log.ts";
import { operatorAuditLogRoutes } from "./routes/operator-audit-log.ts";

/** Every call of the API that this module serves. */
export const auditRoutes: Route[] = [...auditLogRoutes, ...operatorAuditLogRoutes];
