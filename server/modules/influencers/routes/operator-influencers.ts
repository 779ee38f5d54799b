import {
  downloadInfluencerTemplate,
  importInfluencers,
  listOperatorInfluencers,
  previewInfluencers,
  removeInfluencer,
  saveInfluencer,
} from "#shared/contract/operator-influencers.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { influencerTemplate } from "#server/modules/influencers/influencer-template.ts";
import * as actions from "#server/modules/influencers/operator-influencers.ts";

export const operatorInfluencerRoutes: Route[] = [
  serve(listOperatorInfluencers, async ({ context, query }) => actions.listEditedInfluencers(context, query)),
  serve(downloadInfluencerTemplate, () => Promise.resolve(influencerTemplate())),
  serve(
    previewInfluencers,
    async ({ context, caller, file }) => ({
      data: await actions.importInfluencers(context, caller.user.id, file, { isPreview: true }),
    }),
    { unaudited: "says what an import would do; stores nothing" },
  ),
  serve(importInfluencers, async ({ context, caller, file }) => ({
    data: await actions.importInfluencers(context, caller.user.id, file, { isPreview: false }),
  })),
  serve(saveInfluencer, async ({ context, caller, params, body }) => ({
    data: await actions.saveInfluencer(context, caller.user.id, params.id, body),
  })),
  serve(removeInfluencer, async ({ context, params }) => {
    await actions.removeInfluencer(context, params.id);
    return { data: null };
  }),
];
