import type { Route } from "#server/http/serve.ts";
import { influencerRoutes } from "./routes/influencers.ts";
import { operatorInfluencerRoutes } from "./routes/operator-influencers.ts";

/** Every call of the API that this module serves. */
export const influencersRoutes: Route[] = [...influencerRoutes, ...operatorInfluencerRoutes];
