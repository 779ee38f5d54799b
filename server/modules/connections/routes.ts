import type { Route } from "#server/http/serve.ts";
import { connectionRoutes } from "./routes/connections.ts";
import { mailboxRoutes } from "./routes/mailboxes.ts";
import { platformLoginRoutes } from "./routes/platform-logins.ts";
import { whatsappNumberRoutes } from "./routes/whatsapp-numbers.ts";

/** All routes of this module. */
export const connectionsRoutes: Route[] = [
  ...connectionRoutes,
  ...mailboxRoutes,
  ...platformLoginRoutes,
  ...whatsappNumberRoutes,
];
