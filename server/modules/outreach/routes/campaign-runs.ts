import * as recipients from "#shared/contract/campaign-recipients.ts";
import * as contract from "#shared/contract/campaigns.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { listRecipients } from "#server/modules/outreach/campaign-recipients.ts";
import * as actions from "#server/modules/outreach/campaign-runs.ts";

export const campaignRunRoutes: Route[] = [
  serve(contract.previewCampaign, async ({ context, caller, params }) => ({
    data: await actions.previewCampaign(context, caller.organizationId, params.id),
  })),
  serve(contract.startCampaign, async ({ context, caller, params, body }) => ({
    data: await actions.startCampaign(context, caller.organizationId, params.id, body),
  })),
  serve(contract.cancelCampaign, async ({ context, caller, params }) => ({
    data: await actions.cancelCampaign(context, caller.organizationId, params.id),
  })),
  serve(recipients.listRecipients, async ({ context, caller, params, query }) =>
    listRecipients(context, caller.organizationId, params.id, query),
  ),
];
