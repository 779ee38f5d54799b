import * as contract from "#shared/contract/campaigns.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/outreach/campaigns.ts";

export const campaignRoutes: Route[] = [
  serve(contract.listCampaigns, async ({ tenant, query }) => actions.listCampaigns(tenant, query)),
  serve(contract.getCampaign, async ({ tenant, params }) => ({
    data: await actions.getCampaign(tenant, params.id),
  })),
  serve(contract.addCampaign, async ({ tenant, caller, body }) => ({
    data: await actions.addCampaign(tenant, caller, body),
  })),
  serve(contract.changeCampaign, async ({ tenant, params, body }) => ({
    data: await actions.changeCampaign(tenant, params.id, body),
  })),
  serve(contract.deleteCampaign, async ({ tenant, params }) => {
    await actions.deleteCampaign(tenant, params.id);
    return { data: null };
  }),
  serve(contract.setCampaignPicture, async ({ tenant, params, file }) => ({
    data: await actions.setPicture(tenant, params.id, file),
  })),
  serve(contract.removeCampaignPicture, async ({ tenant, params }) => ({
    data: await actions.removePicture(tenant, params.id),
  })),
  serve(contract.getCampaignPicture, ({ tenant, params }) => actions.getPicture(tenant, params.id)),
  serve(contract.setCampaignNumbers, async ({ tenant, params, file, fields }) => ({
    data: await actions.setNumbers(tenant, params.id, file, fields["text"]),
  })),
];
