// Reads across modules, such as the dashboard and a customer's page. This module owns no table.
export { reportingRoutes } from "./routes.ts";
