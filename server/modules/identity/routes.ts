import type { Route } from "#server/http/serve.ts";
import { apiKeyRoutes } from "./routes/api-keys.ts";
import { authenticationRoutes } from "./routes/authentication.ts";
import { emailVerificationRoutes } from "./routes/email-verification.ts";
import { operatorRoutes } from "./routes/operators.ts";
import { organizationRoutes } from "./routes/organization.ts";
import { profileRoutes } from "./routes/profile.ts";
import { roleRoutes } from "./routes/roles.ts";
import { secondStepRoutes } from "./routes/second-step.ts";
import { sessionRoutes } from "./routes/sessions.ts";
import { singleSignOnRoutes } from "./routes/single-sign-on.ts";
import { supportAccessRoutes } from "./routes/support-access.ts";

/** All routes of this module. */
export const identityRoutes: Route[] = [
  ...apiKeyRoutes,
  ...authenticationRoutes,
  ...emailVerificationRoutes,
  ...operatorRoutes,
  ...organizationRoutes,
  ...profileRoutes,
  ...roleRoutes,
  ...secondStepRoutes,
  ...sessionRoutes,
  ...singleSignOnRoutes,
  ...supportAccessRoutes,
];
