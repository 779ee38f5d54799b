import type * as contract from "#shared/contract/customer-fields.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listCustomerFields = endpoint<typeof contract.listCustomerFields>(
  "customerFields.list",
  "GET",
  "/api/customer-fields/",
);
export const createCustomerField = endpoint<typeof contract.createCustomerField>(
  "customerFields.create",
  "POST",
  "/api/customer-fields/",
);
export const renameCustomerField = endpoint<typeof contract.renameCustomerField>(
  "customerFields.rename",
  "PUT",
  "/api/customer-fields/:id/",
);
export const deleteCustomerField = endpoint<typeof contract.deleteCustomerField>(
  "customerFields.delete",
  "DELETE",
  "/api/customer-fields/:id/",
);
export const setCustomerField = endpoint<typeof contract.setCustomerField>(
  "customers.setField",
  "PUT",
  "/api/customers/:id/field/",
);
