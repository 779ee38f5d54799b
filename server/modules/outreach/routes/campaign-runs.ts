import * as recipients from "#shared/contract/campaign-recipients.ts";
import * as contract from "#shared/contract/campaigns.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { listRecipients } from "#server/modules/outreach/campaign-recipients.ts";
import * as actions from "#server/modules/outreach/campaign-runs.ts";

export const campaignRunRoutes: Route[] = [
  serve(contract.previewCampaign, async ({ tenant, params }) => ({
    data: await actions.previewCampaign(tenant, params.id),
  })),
  serve(contract.startCampaign, async ({ tenant, params, body }) => ({
    data: await actions.startCampaign(tenant, params.id, body),
  })),
  serve(contract.cancelCampaign, async ({ tenant, params }) => ({
    data: await actions.cancelCampaign(tenant, params.id),
  })),
  serve(recipients.listRecipients, async ({ tenant, params, query }) =>
    listRecipients(tenant, params.id, query),
  ),
];
