import type { Route } from "#server/http/serve.ts";
import { agentRoutes } from "./routes/agents.ts";
import { internalConversationRoutes } from "./routes/internal-conversations.ts";
import { modelRoutes } from "./routes/models.ts";

/** Every call of the API that this module serves. */
export const agentsRoutes: Route[] = [...agentRoutes, ...internalConversationRoutes, ...modelRoutes];
