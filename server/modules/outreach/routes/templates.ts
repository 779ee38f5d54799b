import * as contract from "#shared/contract/templates.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/outreach/templates.ts";

export const templateRoutes: Route[] = [
  serve(contract.listTemplates, async ({ tenant }) => ({
    data: await actions.listTemplates(tenant),
  })),
  serve(contract.refreshTemplates, async ({ tenant }) => ({
    data: await actions.refreshTemplates(tenant),
  })),
  serve(contract.setReopening, async ({ tenant, params, body }) => ({
    data: await actions.setReopening(tenant, params.channel, {
      templateId: body.template_id,
      values: body.values,
    }),
  })),
  serve(contract.sendTemplate, async ({ tenant, caller, params, body }) => ({
    data: await actions.sendTemplate(tenant, caller, params.id, {
      templateId: body.template_id,
      values: body.values,
      clientId: body.client_id,
    }),
  })),
];
