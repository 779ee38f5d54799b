import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant } from "./envelope.ts";
import { billingPeriod } from "./billing-period.ts";
import { planId } from "./plans.ts";

/**
 * The legal kind of the document. A `tax` invoice names a customer with a VAT number, a `simplified` one need not. A
 * `plain` invoice is from a seller who is not registered for VAT.
 */
const invoiceKind = z.enum(["tax", "simplified", "plain"]);
export type InvoiceKind = z.infer<typeof invoiceKind>;

export const invoice = z.object({
  id,
  number: z.string(),
  kind: invoiceKind,
  issued_at: instant,
  plan: planId,
  period: billingPeriod,
  starts_at: instant,
  ends_at: instant,
  /** The amount to pay in halalas, tax included. */
  total_halalas: z.number().int().min(1),
  /** The tax within the total. Null when the seller is not registered for VAT. */
  vat_halalas: z.number().int().min(0).nullable(),
  /** The amount that credit notes have taken back. */
  credited_halalas: z.number().int().min(0),
  /** True when the invoice was paid online, so that a refund goes back the same way. */
  paid_online: z.boolean(),
});
export type Invoice = z.infer<typeof invoice>;

export const downloadInvoice = endpoint({
  name: "invoices.download",
  method: "GET",
  path: "/api/subscription/invoices/:id/file/",
  access: "member",
  permission: "any_member",
  summary: "Download one of the organisation's invoices as a PDF file in Arabic and English",
  params: idParams,
  produces: "file",
  result: z.unknown(),
  limit: { max: 20, seconds: 60 },
});

export const downloadOrganizationInvoice = endpoint({
  name: "operator.downloadInvoice",
  method: "GET",
  path: "/api/operator/organizations/:id/invoices/:invoice_id/file/",
  access: "operator",
  summary: "Download an organisation's invoice as a PDF file in Arabic and English",
  params: z.object({ id, invoice_id: id }),
  produces: "file",
  result: z.unknown(),
  limit: { max: 20, seconds: 60 },
});

const billingDetails = z.object({
  /** The legal name on invoices. When empty, invoices show the organisation's name. */
  legal_name: z.string(),
  /** Empty, or the fifteen digits issued by the tax authority. */
  vat_number: z.string(),
  address: z.string(),
});
export type BillingDetails = z.infer<typeof billingDetails>;

export const getBillingDetails = endpoint({
  name: "billingDetails.get",
  method: "GET",
  path: "/api/subscription/billing-details/",
  access: "owner",
  summary: "Get the organisation's billing details for its next invoices",
  result: dataOf(billingDetails),
});

export const saveBillingDetails = endpoint({
  name: "billingDetails.save",
  method: "PUT",
  path: "/api/subscription/billing-details/",
  access: "owner",
  summary: "Change the billing details for the organisation's next invoices; issued ones stay as they are",
  body: z.strictObject({ legal_name: z.string(), vat_number: z.string(), address: z.string() }),
  result: dataOf(billingDetails),
});
