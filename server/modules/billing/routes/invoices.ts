import * as contract from "#shared/contract/invoices.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getBillingDetails, saveBillingDetails } from "#server/modules/billing/billing-details.ts";
import { downloadInvoice, downloadOrganizationInvoice } from "#server/modules/billing/invoices.ts";

export const invoiceRoutes: Route[] = [
  serve(contract.downloadInvoice, async ({ context, caller, params }) =>
    downloadInvoice(context, caller.organizationId, params.id),
  ),
  serve(contract.downloadOrganizationInvoice, async ({ context, params }) =>
    downloadOrganizationInvoice(context, params.id, params.invoice_id),
  ),
  serve(contract.getBillingDetails, async ({ context, caller }) => ({
    data: await getBillingDetails(context, caller.organizationId),
  })),
  serve(contract.saveBillingDetails, async ({ context, caller, body }) => ({
    data: await saveBillingDetails(context, caller.organizationId, body),
  })),
];
