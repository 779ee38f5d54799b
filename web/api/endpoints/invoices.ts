import type * as contract from "#shared/contract/invoices.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const downloadInvoice = endpoint<typeof contract.downloadInvoice>(
  "invoices.download",
  "GET",
  "/api/subscription/invoices/:id/file/",
);
export const downloadOrganizationInvoice = endpoint<typeof contract.downloadOrganizationInvoice>(
  "operator.downloadInvoice",
  "GET",
  "/api/operator/organizations/:id/invoices/:invoice_id/file/",
);
export const getBillingDetails = endpoint<typeof contract.getBillingDetails>(
  "billingDetails.get",
  "GET",
  "/api/subscription/billing-details/",
);
export const saveBillingDetails = endpoint<typeof contract.saveBillingDetails>(
  "billingDetails.save",
  "PUT",
  "/api/subscription/billing-details/",
);
