import * as contract from "#shared/contract/business-facts.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/business-facts.ts";

export const businessFactRoutes: Route[] = [
  serve(contract.readBusinessFacts, async ({ tenant, request }) => ({
    data: await actions.readBusinessFacts(tenant, request.language),
  })),
  serve(contract.stateBusinessFact, async ({ tenant, caller, body, request }) => ({
    data: await actions.stateBusinessFact(tenant, caller, body, request.language),
  })),
  serve(contract.withdrawBusinessFact, async ({ tenant, params, request }) => ({
    data: await actions.withdrawBusinessFact(tenant, params.topic, request.language),
  })),
];
