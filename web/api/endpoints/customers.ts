import type * as contract from "#shared/contract/customers.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listCustomers = endpoint<typeof contract.listCustomers>(
  "customers.list",
  "GET",
  "/api/customers/",
);
export const getCustomer = endpoint<typeof contract.getCustomer>(
  "customers.get",
  "GET",
  "/api/customers/:id/",
);
export const updateCustomer = endpoint<typeof contract.updateCustomer>(
  "customers.update",
  "PATCH",
  "/api/customers/:id/",
);
