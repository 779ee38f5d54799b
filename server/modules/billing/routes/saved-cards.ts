import * as contract from "#shared/contract/saved-cards.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as cards from "#server/modules/billing/saved-cards.ts";

export const savedCardRoutes: Route[] = [
  serve(contract.getSavedCard, async ({ tenant }) => ({
    data: await cards.getSavedCard(tenant),
  })),
  serve(contract.saveCard, async ({ tenant, caller, body, request }) => ({
    data: await cards.saveCard(tenant, body, { memberId: caller.memberId, language: request.language }),
  })),
  serve(contract.checkSavedCard, async ({ tenant }) => ({
    data: await cards.checkSavedCard(tenant),
  })),
  serve(contract.removeCard, async ({ tenant }) => {
    await cards.removeCard(tenant);
    return { data: null };
  }),
];
