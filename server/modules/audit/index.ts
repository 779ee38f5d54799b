// Reads, exports and checks the audit log. server/db/record-changes.ts writes the entries (0038).
export { auditRoutes } from "./routes.ts";
