import * as contract from "#shared/contract/corrections.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/corrections.ts";

export const correctionRoutes: Route[] = [
  serve(contract.proposeCorrection, async ({ tenant, params, request }) => ({
    data: await actions.proposeCorrection(tenant, params.id, request.language),
  })),
  serve(contract.createCorrection, async ({ tenant, caller, body, request }) => ({
    data: await actions.saveCorrection(tenant, caller, body, request.language),
  })),
  serve(contract.rateReply, async ({ tenant, caller, params, body }) => ({
    data: await actions.rateReply(tenant, caller, params.id, body.right),
  })),
  serve(contract.undoCorrection, async ({ tenant, params }) => ({
    data: await actions.undoCorrection(tenant, params.id),
  })),
  serve(contract.listTicketCorrections, async ({ tenant, params }) => ({
    data: await actions.listTicketCorrections(tenant, params.id),
  })),
];
