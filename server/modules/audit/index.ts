// Reading, exporting and checking the audit log. Entries are written by server/db/record-changes.ts (0038).
export { auditRoutes } from "./routes.ts";
