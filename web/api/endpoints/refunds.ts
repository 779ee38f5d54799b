import type * as contract from "#shared/contract/refunds.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const refundInvoice = endpoint<typeof contract.refundInvoice>(
  "operator.refundInvoice",
  "POST",
  "/api/operator/organizations/:id/invoices/:invoice_id/refunds/",
);
export const downloadCreditNote = endpoint<typeof contract.downloadCreditNote>(
  "creditNotes.download",
  "GET",
  "/api/subscription/credit-notes/:id/file/",
);
export const downloadOrganizationCreditNote = endpoint<typeof contract.downloadOrganizationCreditNote>(
  "operator.downloadCreditNote",
  "GET",
  "/api/operator/organizations/:id/credit-notes/:note_id/file/",
);
