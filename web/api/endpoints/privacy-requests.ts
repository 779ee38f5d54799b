import type * as contract from "#shared/contract/privacy-requests.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listPrivacyRequests = endpoint<typeof contract.listPrivacyRequests>(
  "privacy.list",
  "GET",
  "/api/privacy/requests/",
);
export const exportCustomer = endpoint<typeof contract.exportCustomer>(
  "customers.export",
  "POST",
  "/api/customers/:id/export/",
);
export const previewErasure = endpoint<typeof contract.previewErasure>(
  "customers.previewErasure",
  "GET",
  "/api/customers/:id/erasure/",
);
export const eraseCustomer = endpoint<typeof contract.eraseCustomer>(
  "customers.erase",
  "POST",
  "/api/customers/:id/erase/",
);
