import type { Route } from "#server/http/serve.ts";
import { campaignRunRoutes } from "./routes/campaign-runs.ts";
import { campaignRoutes } from "./routes/campaigns.ts";
import { consentRoutes } from "./routes/consent.ts";
import { reminderRoutes } from "./routes/reminders.ts";
import { templateRoutes } from "./routes/templates.ts";

/** All routes of this module. */
export const outreachRoutes: Route[] = [
  ...campaignRunRoutes,
  ...campaignRoutes,
  ...consentRoutes,
  ...reminderRoutes,
  ...templateRoutes,
];
