import * as contract from "#shared/contract/customer-segments.ts";
import { type Route, serve } from "#server/http/serve.ts";
import {
  addCustomerSegment,
  deleteCustomerSegment,
  listCustomerSegments,
} from "#server/modules/customers/customer-segments.ts";

export const customerSegmentRoutes: Route[] = [
  serve(contract.listCustomerSegments, async ({ tenant }) => ({ data: await listCustomerSegments(tenant) })),
  serve(contract.addCustomerSegment, async ({ tenant, body }) => ({
    data: await addCustomerSegment(tenant, body),
  })),
  serve(contract.deleteCustomerSegment, async ({ tenant, params }) => {
    await deleteCustomerSegment(tenant, params.id);
    return { data: null };
  }),
];
