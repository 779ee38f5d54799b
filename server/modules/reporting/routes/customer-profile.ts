import * as contract from "#shared/contract/customers.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getCustomer } from "#server/modules/reporting/customer-profile.ts";

export const customerProfileRoutes: Route[] = [
  serve(contract.getCustomer, async ({ context, caller, params }) => ({
    data: await getCustomer(context, caller.organizationId, params.id),
  })),
];
