import * as contract from "#shared/contract/customer-joins.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { mergeCustomers, markDistinct, undoMerge } from "#server/modules/customers/customer-merges.ts";

export const customerMergeRoutes: Route[] = [
  serve(contract.joinCustomers, async ({ context, caller, params, body }) => {
    await mergeCustomers(context, caller, params.id, body.other_id);
    return { data: null };
  }),
  serve(contract.tellCustomersApart, async ({ context, caller, params, body }) => {
    await markDistinct(context, caller.organizationId, params.id, body.other_id);
    return { data: null };
  }),
  serve(contract.undoCustomerJoin, async ({ context, caller, params, body }) => {
    await undoMerge(context, caller.organizationId, params.id, body.join_id);
    return { data: null };
  }),
];
