import * as contract from "#shared/contract/faqs.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/faqs.ts";

export const faqRoutes: Route[] = [
  serve(contract.listFaqs, async ({ tenant, query, request }) =>
    actions.listFaqs(tenant, query, request.language),
  ),
  serve(contract.createFaq, async ({ tenant, caller, body, request }) => ({
    data: await actions.createFaq(tenant, caller, body, request.language),
  })),
  serve(contract.addPhrasing, async ({ tenant, caller, body, request }) => ({
    data: await actions.addPhrasing(tenant, caller, body, request.language),
  })),
  serve(contract.getFaq, async ({ tenant, params, request }) => ({
    data: await actions.getFaq(tenant, params.id, request.language),
  })),
  serve(contract.updateFaq, async ({ tenant, params, body, request }) => ({
    data: await actions.updateFaq(tenant, params.id, body, request.language),
  })),
  serve(contract.deleteFaq, async ({ tenant, params }) => ({
    data: await actions.deleteFaq(tenant, params.id),
  })),
  serve(contract.restoreFaq, async ({ tenant, params, request }) => ({
    data: await actions.restoreFaq(tenant, params.id, request.language),
  })),
];
