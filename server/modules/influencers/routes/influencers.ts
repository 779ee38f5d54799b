import { changeInfluencer, getInfluencer, listInfluencers } from "#shared/contract/influencers.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/influencers/influencers.ts";

export const influencerRoutes: Route[] = [
  serve(listInfluencers, async ({ tenant, query }) => actions.listInfluencers(tenant, query)),
  serve(getInfluencer, async ({ tenant, params }) => ({
    data: await actions.getInfluencer(tenant, params.id),
  })),
  serve(changeInfluencer, async ({ tenant, params, body }) => ({
    data: await actions.changeInfluencer(tenant, params.id, body),
  })),
];
