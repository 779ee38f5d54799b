import type * as contract from "#shared/contract/customer-merges.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const mergeCustomer = endpoint<typeof contract.mergeCustomer>(
  "customers.join",
  "POST",
  "/api/customers/:id/join/",
);
export const separateCustomers = endpoint<typeof contract.separateCustomers>(
  "customers.tellApart",
  "POST",
  "/api/customers/:id/tell-apart/",
);
export const undoCustomerMerge = endpoint<typeof contract.undoCustomerMerge>(
  "customers.undoJoin",
  "POST",
  "/api/customers/:id/undo-join/",
);
