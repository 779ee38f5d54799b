import type * as contract from "#shared/contract/customer-segments.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listCustomerSegments = endpoint<typeof contract.listCustomerSegments>(
  "customerSegments.list",
  "GET",
  "/api/customer-segments/",
);
export const addCustomerSegment = endpoint<typeof contract.addCustomerSegment>(
  "customerSegments.add",
  "POST",
  "/api/customer-segments/",
);
export const deleteCustomerSegment = endpoint<typeof contract.deleteCustomerSegment>(
  "customerSegments.delete",
  "DELETE",
  "/api/customer-segments/:id/",
);
