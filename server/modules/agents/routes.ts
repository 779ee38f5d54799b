import type { Route } from "#server/http/serve.ts";
import { agentRoutes } from "./routes/agents.ts";
import { internalConversationRoutes } from "./routes/internal-conversations.ts";
import { modelRoutes } from "./routes/models.ts";

/** All routes of this module. */
export const agentsRoutes: Route[] = [...agentRoutes, ...internalConversationRoutes, ...modelRoutes];
