import * as contract from "#shared/contract/business-facts.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/business-facts.ts";

export const businessFactRoutes: Route[] = [
  serve(contract.readBusinessFacts, async ({ context, caller, request }) => ({
    data: await actions.readBusinessFacts(context, caller.organizationId, request.language),
  })),
  serve(contract.stateBusinessFact, async ({ context, caller, body, request }) => ({
    data: await actions.stateBusinessFact(context, caller, body, request.language),
  })),
  serve(contract.withdrawBusinessFact, async ({ context, caller, params, request }) => ({
    data: await actions.withdrawBusinessFact(context, caller.organizationId, params.topic, request.language),
  })),
];
