import * as contract from "#shared/contract/customers.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { listCustomers, updateCustomer } from "#server/modules/customers/customers.ts";

export const customerRoutes: Route[] = [
  serve(contract.listCustomers, async ({ context, caller, query }) =>
    listCustomers(context, caller.organizationId, query),
  ),
  serve(contract.updateCustomer, async ({ context, caller, params, body }) => ({
    data: await updateCustomer(context, caller.organizationId, params.id, body),
  })),
];
