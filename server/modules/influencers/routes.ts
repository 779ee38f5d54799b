import type { Route } from "#server/http/serve.ts";
import { influencerRoutes } from "./routes/influencers.ts";
import { operatorInfluencerRoutes } from "./routes/operator-influencers.ts";

/** All routes of this module. */
export const influencersRoutes: Route[] = [...influencerRoutes, ...operatorInfluencerRoutes];
