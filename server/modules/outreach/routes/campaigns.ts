import * as contract from "#shared/contract/campaigns.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/outreach/campaigns.ts";

export const campaignRoutes: Route[] = [
  serve(contract.listCampaigns, async ({ context, caller, query }) =>
    actions.listCampaigns(context, caller.organizationId, query),
  ),
  serve(contract.getCampaign, async ({ context, caller, params }) => ({
    data: await actions.getCampaign(context, caller.organizationId, params.id),
  })),
  serve(contract.addCampaign, async ({ context, caller, body }) => ({
    data: await actions.addCampaign(context, caller, body),
  })),
  serve(contract.changeCampaign, async ({ context, caller, params, body }) => ({
    data: await actions.changeCampaign(context, caller.organizationId, params.id, body),
  })),
  serve(contract.deleteCampaign, async ({ context, caller, params }) => {
    await actions.deleteCampaign(context, caller.organizationId, params.id);
    return { data: null };
  }),
  serve(contract.setCampaignPicture, async ({ context, caller, params, file }) => ({
    data: await actions.setPicture(context, caller.organizationId, params.id, file),
  })),
  serve(contract.removeCampaignPicture, async ({ context, caller, params }) => ({
    data: await actions.removePicture(context, caller.organizationId, params.id),
  })),
  serve(contract.getCampaignPicture, ({ context, caller, params }) =>
    actions.getPicture(context, caller.organizationId, params.id),
  ),
  serve(contract.setCampaignNumbers, async ({ context, caller, params, file, fields }) => ({
    data: await actions.setNumbers(context, caller.organizationId, params.id, file, fields["text"]),
  })),
];
