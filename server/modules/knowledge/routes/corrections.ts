import * as contract from "#shared/contract/corrections.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/corrections.ts";

export const correctionRoutes: Route[] = [
  serve(contract.proposeCorrection, async ({ context, caller, params, request }) => ({
    data: await actions.proposeCorrection(context, caller.organizationId, params.id, request.language),
  })),
  serve(contract.createCorrection, async ({ context, caller, body, request }) => ({
    data: await actions.saveCorrection(context, caller, body, request.language),
  })),
  serve(contract.rateReply, async ({ context, caller, params, body }) => ({
    data: await actions.rateReply(context, caller, params.id, body.right),
  })),
  serve(contract.undoCorrection, async ({ context, caller, params }) => ({
    data: await actions.undoCorrection(context, caller.organizationId, params.id),
  })),
  serve(contract.listTicketCorrections, async ({ context, caller, params }) => ({
    data: await actions.listTicketCorrections(context, caller.organizationId, params.id),
  })),
];
