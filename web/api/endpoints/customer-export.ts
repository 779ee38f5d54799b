import type * as contract from "#shared/contract/customer-export.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const exportCustomers = endpoint<typeof contract.exportCustomers>(
  "customers.exportList",
  "POST",
  "/api/customers/export/",
);
