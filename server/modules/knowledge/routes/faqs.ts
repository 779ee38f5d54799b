import * as contract from "#shared/contract/faqs.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/faqs.ts";

export const faqRoutes: Route[] = [
  serve(contract.listFaqs, async ({ context, caller, query, request }) =>
    actions.listFaqs(context, caller.organizationId, query, request.language),
  ),
  serve(contract.createFaq, async ({ context, caller, body, request }) => ({
    data: await actions.createFaq(context, caller, body, request.language),
  })),
  serve(contract.addPhrasing, async ({ context, caller, body, request }) => ({
    data: await actions.addPhrasing(context, caller, body, request.language),
  })),
  serve(contract.getFaq, async ({ context, caller, params, request }) => ({
    data: await actions.getFaq(context, caller.organizationId, params.id, request.language),
  })),
  serve(contract.updateFaq, async ({ context, caller, params, body, request }) => ({
    data: await actions.updateFaq(context, caller.organizationId, params.id, body, request.language),
  })),
  serve(contract.deleteFaq, async ({ context, caller, params }) => ({
    data: await actions.deleteFaq(context, caller.organizationId, params.id),
  })),
  serve(contract.restoreFaq, async ({ context, caller, params, request }) => ({
    data: await actions.restoreFaq(context, caller.organizationId, params.id, request.language),
  })),
];
