import * as contract from "#shared/contract/customers.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getCustomer } from "#server/modules/reporting/customer-profile.ts";

export const customerProfileRoutes: Route[] = [
  serve(contract.getCustomer, async ({ tenant, params }) => ({
    data: await getCustomer(tenant, params.id),
  })),
];
