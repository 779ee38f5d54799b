import * as contract from "#shared/contract/customer-joins.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { join, tellApart, undo } from "#server/modules/customers/customer-merges.ts";

export const customerMergeRoutes: Route[] = [
  serve(contract.joinCustomers, async ({ context, caller, params, body }) => {
    await join(context, caller, params.id, body.other_id);
    return { data: null };
  }),
  serve(contract.tellCustomersApart, async ({ context, caller, params, body }) => {
    await tellApart(context, caller.organizationId, params.id, body.other_id);
    return { data: null };
  }),
  serve(contract.undoCustomerJoin, async ({ context, caller, params, body }) => {
    await undo(context, caller.organizationId, params.id, body.join_id);
    return { data: null };
  }),
];
