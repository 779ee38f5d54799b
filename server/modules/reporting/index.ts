// Reads across modules, such as the dashboard and a customer's page. This module owns the counts that the dashboard
// shows, which triggers update when messages and tickets are written (docs/decisions/0040-activity.md).
export { runActivityCommand } from "./activity-command.ts";
export { countIndustryTrendsJob } from "./jobs/count-industry-trends.ts";
export { foldActivityJob } from "./jobs/fold-activity.ts";
export { reportingRoutes } from "./routes.ts";
