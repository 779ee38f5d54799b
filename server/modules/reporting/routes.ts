import type { Route } from "#server/http/serve.ts";
import { customerProfileRoutes } from "./routes/customer-profile.ts";
import { dashboardRoutes } from "./routes/dashboard.ts";
import { marketTrendRoutes } from "./routes/market-trends.ts";
import { messageRoutes } from "./routes/messages.ts";

/** All routes of this module. */
export const reportingRoutes: Route[] = [
  ...customerProfileRoutes,
  ...dashboardRoutes,
  ...messageRoutes,
  ...marketTrendRoutes,
];
