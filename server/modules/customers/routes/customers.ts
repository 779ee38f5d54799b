import * as contract from "#shared/contract/customers.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { listCustomers, updateCustomer } from "#server/modules/customers/customers.ts";

export const customerRoutes: Route[] = [
  serve(contract.listCustomers, async ({ tenant, query }) => listCustomers(tenant, query)),
  serve(contract.updateCustomer, async ({ tenant, params, body }) => ({
    data: await updateCustomer(tenant, params.id, body),
  })),
];
