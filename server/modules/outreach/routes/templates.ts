import * as contract from "#shared/contract/templates.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/outreach/templates.ts";

export const templateRoutes: Route[] = [
  serve(contract.listTemplates, async ({ context, caller }) => ({
    data: await actions.listTemplates(context, caller.organizationId),
  })),
  serve(contract.refreshTemplates, async ({ context, caller }) => ({
    data: await actions.refreshTemplates(context, caller.organizationId),
  })),
  serve(contract.setReopening, async ({ context, caller, params, body }) => ({
    data: await actions.setReopening(context, caller.organizationId, params.channel, {
      templateId: body.template_id,
      values: body.values,
    }),
  })),
  serve(contract.sendTemplate, async ({ context, caller, params, body }) => ({
    data: await actions.sendTemplate(context, caller, params.id, {
      templateId: body.template_id,
      values: body.values,
      clientId: body.client_id,
    }),
  })),
];
