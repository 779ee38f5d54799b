import * as contract from "#shared/contract/privacy-requests.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { exportCustomer } from "#server/modules/privacy/customer-copy.ts";
import { eraseCustomer, listRequests, previewErasure } from "#server/modules/privacy/privacy-requests.ts";

export const privacyRequestRoutes: Route[] = [
  serve(contract.listPrivacyRequests, async ({ tenant, query }) => listRequests(tenant, query)),
  serve(contract.exportCustomer, async ({ tenant, caller, params }) =>
    exportCustomer(tenant, caller.memberId, params.id),
  ),
  serve(contract.previewErasure, async ({ tenant, params }) => ({
    data: await previewErasure(tenant, params.id),
  })),
  serve(contract.eraseCustomer, async ({ tenant, caller, params }) => ({
    data: await eraseCustomer(tenant, caller.memberId, params.id),
  })),
];
