import * as contract from "#shared/contract/lessons.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/corrections.ts";

export const correctionRoutes: Route[] = [
  serve(contract.propose, async ({ context, caller, params, request }) => ({
    data: await actions.proposeCorrection(context, caller.organizationId, params.id, request.language),
  })),
  serve(contract.teach, async ({ context, caller, body, request }) => ({
    data: await actions.saveCorrection(context, caller, body, request.language),
  })),
  serve(contract.judgeReply, async ({ context, caller, params, body }) => ({
    data: await actions.rateReply(context, caller, params.id, body.right),
  })),
  serve(contract.undoLesson, async ({ context, caller, params }) => ({
    data: await actions.undoCorrection(context, caller.organizationId, params.id),
  })),
  serve(contract.ticketLessons, async ({ context, caller, params }) => ({
    data: await actions.listTicketCorrections(context, caller.organizationId, params.id),
  })),
];
