import { exportCustomers as exportCustomersCall } from "#shared/contract/customer-export.ts";
import * as contract from "#shared/contract/customers.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { exportCustomers } from "#server/modules/customers/customer-export.ts";
import { listCustomers, updateCustomer } from "#server/modules/customers/customers.ts";

export const customerRoutes: Route[] = [
  serve(contract.listCustomers, async ({ tenant, query }) => listCustomers(tenant, query)),
  serve(exportCustomersCall, async ({ tenant, body, request }) =>
    exportCustomers(tenant, body, request.language),
  ),
  serve(contract.updateCustomer, async ({ tenant, params, body }) => ({
    data: await updateCustomer(tenant, params.id, body),
  })),
];
