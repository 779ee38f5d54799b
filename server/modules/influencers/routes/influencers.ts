import { changeInfluencer, getInfluencer, listInfluencers } from "#shared/contract/influencers.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/influencers/influencers.ts";

export const influencerRoutes: Route[] = [
  serve(listInfluencers, async ({ context, caller, query }) =>
    actions.listInfluencers(context, caller.organizationId, query),
  ),
  serve(getInfluencer, async ({ context, caller, params }) => ({
    data: await actions.getInfluencer(context, caller.organizationId, params.id),
  })),
  serve(changeInfluencer, async ({ context, caller, params, body }) => ({
    data: await actions.changeInfluencer(context, caller.organizationId, params.id, body),
  })),
];
