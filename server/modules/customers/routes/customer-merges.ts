import * as contract from "#shared/contract/customer-merges.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { mergeCustomers, markDistinct, undoMerge } from "#server/modules/customers/customer-merges.ts";

export const customerMergeRoutes: Route[] = [
  serve(contract.mergeCustomer, async ({ context, caller, params, body }) => {
    await mergeCustomers(context, caller, params.id, body.other_id);
    return { data: null };
  }),
  serve(contract.separateCustomers, async ({ context, caller, params, body }) => {
    await markDistinct(context, caller.organizationId, params.id, body.other_id);
    return { data: null };
  }),
  serve(contract.undoCustomerMerge, async ({ context, caller, params, body }) => {
    await undoMerge(context, caller.organizationId, params.id, body.join_id);
    return { data: null };
  }),
];
