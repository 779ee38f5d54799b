import type * as contract from "#shared/contract/customer-tags.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const addCustomerTag = endpoint<typeof contract.addCustomerTag>(
  "customers.addTag",
  "POST",
  "/api/customers/:id/tags/",
);
export const removeCustomerTag = endpoint<typeof contract.removeCustomerTag>(
  "customers.removeTag",
  "POST",
  "/api/customers/:id/tags/removal/",
);
