import * as contract from "#shared/contract/refunds.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { downloadCreditNote, downloadOrganizationCreditNote } from "#server/modules/billing/credit-notes.ts";
import { refundInvoice } from "#server/modules/billing/refunds.ts";

export const refundRoutes: Route[] = [
  serve(contract.refundInvoice, async ({ context, params, body }) => ({
    data: await refundInvoice(context, { organizationId: params.id, invoiceId: params.invoice_id }, body),
  })),
  serve(contract.downloadCreditNote, async ({ tenant, params }) => downloadCreditNote(tenant, params.id)),
  serve(contract.downloadOrganizationCreditNote, async ({ context, params }) =>
    downloadOrganizationCreditNote(context, params.id, params.note_id),
  ),
];
