import * as contract from "#shared/contract/invoices.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getBillingDetails, saveBillingDetails } from "#server/modules/billing/billing-details.ts";
import { downloadInvoice, downloadOrganizationInvoice } from "#server/modules/billing/invoices.ts";

export const invoiceRoutes: Route[] = [
  serve(contract.downloadInvoice, async ({ tenant, params }) => downloadInvoice(tenant, params.id)),
  serve(contract.downloadOrganizationInvoice, async ({ context, params }) =>
    downloadOrganizationInvoice(context, params.id, params.invoice_id),
  ),
  serve(contract.getBillingDetails, async ({ tenant }) => ({
    data: await getBillingDetails(tenant),
  })),
  serve(contract.saveBillingDetails, async ({ tenant, body }) => ({
    data: await saveBillingDetails(tenant, body),
  })),
];
