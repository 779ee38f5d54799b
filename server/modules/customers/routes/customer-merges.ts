import * as contract from "#shared/contract/customer-merges.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { mergeCustomers, markDistinct, undoMerge } from "#server/modules/customers/customer-merges.ts";

export const customerMergeRoutes: Route[] = [
  serve(contract.mergeCustomer, async ({ tenant, caller, params, body }) => {
    await mergeCustomers(tenant, caller, params.id, body.other_id);
    return { data: null };
  }),
  serve(contract.separateCustomers, async ({ tenant, params, body }) => {
    await markDistinct(tenant, params.id, body.other_id);
    return { data: null };
  }),
  serve(contract.undoCustomerMerge, async ({ tenant, params, body }) => {
    await undoMerge(tenant, params.id, body.join_id);
    return { data: null };
  }),
];
