import { z } from "zod";
import { maxRefundReasonLength } from "#shared/values/refunds.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant } from "./envelope.ts";

export const refundState = z.enum(["asked", "done", "refused"]);
export type RefundState = z.infer<typeof refundState>;

export const creditNote = z.object({
  id,
  number: z.string(),
  /** The invoice that the credit note corrects. */
  invoice_id: id,
  invoice_number: z.string(),
  issued_at: instant,
  total_halalas: z.number().int().min(1),
  vat_halalas: z.number().int().min(0).nullable(),
  reason: z.string(),
});
export type CreditNote = z.infer<typeof creditNote>;

export const refundInvoice = endpoint({
  name: "operator.refundInvoice",
  method: "POST",
  path: "/api/operator/organizations/:id/invoices/:invoice_id/refunds/",
  access: "operator",
  summary:
    "Refund an invoice in full or in part and issue the credit note; what was paid online goes back the same way",
  params: z.object({ id, invoice_id: id }),
  body: z.strictObject({
    halalas: z.number().int().min(1),
    /** The reason, which is printed on the credit note. */
    reason: z.string().trim().min(1).max(maxRefundReasonLength),
  }),
  result: dataOf(z.object({ credit_note: creditNote, went_back_online: z.boolean() })),
  limit: { max: 30, seconds: 60 },
});

export const downloadCreditNote = endpoint({
  name: "creditNotes.download",
  method: "GET",
  path: "/api/subscription/credit-notes/:id/file/",
  access: "member",
  permission: "any_member",
  summary: "Download one of the organisation's credit notes as a PDF file in Arabic and English",
  params: idParams,
  produces: "file",
  result: z.unknown(),
  limit: { max: 20, seconds: 60 },
});

export const downloadOrganizationCreditNote = endpoint({
  name: "operator.downloadCreditNote",
  method: "GET",
  path: "/api/operator/organizations/:id/credit-notes/:note_id/file/",
  access: "operator",
  summary: "Download an organisation's credit note as a PDF file in Arabic and English",
  params: z.object({ id, note_id: id }),
  produces: "file",
  result: z.unknown(),
  limit: { max: 20, seconds: 60 },
});
