import type { Route } from "#server/http/serve.ts";
import { campaignRunRoutes } from "./routes/campaign-runs.ts";
import { campaignRoutes } from "./routes/campaigns.ts";
import { consentRoutes } from "./routes/consent.ts";
import { reminderRoutes } from "./routes/reminders.ts";
import { templateRoutes } from "./routes/templates.ts";

/** Every call of the API that this module serves. */
export const outreachRoutes: Route[] = [
  ...campaignRunRoutes,
  ...campaignRoutes,
  ...consentRoutes,
  ...reminderRoutes,
  ...templateRoutes,
];
