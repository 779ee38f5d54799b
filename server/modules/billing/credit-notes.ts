import type { CreditNote } from "#shared/contract/refunds.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import type { FileResult } from "#server/http/serve.ts";
import { type Tenant, tenantOf } from "#server/tenant.ts";
import { drawInvoice } from "./invoice-document.ts";
import { creditNoteNumberText, invoiceNumberText, splitVat } from "./invoice-rules.ts";
import { invoiceView } from "./invoices.ts";
import { type InvoiceRow, readInvoice } from "./store/invoices.ts";
import { type CreditNoteRow, listCreditNotes } from "./store/refunds.ts";

export const creditNoteView = (row: CreditNoteRow, invoiceNumber: number): CreditNote => ({
  id: row.id,
  number: creditNoteNumberText(row.number),
  invoice_id: row.invoice_id,
  invoice_number: invoiceNumberText(invoiceNumber),
  issued_at: row.issued_at.toISOString(),
  total_halalas: row.total_halalas,
  vat_halalas: row.vat_halalas,
  reason: row.reason,
});

/**
 * Calculates the tax of a credit note. The last note takes the remainder, so that all notes add up to the invoice.
 */
export function vatOfCredit(
  invoice: Pick<InvoiceRow, "total_halalas" | "vat_halalas">,
  credited: readonly Pick<CreditNoteRow, "total_halalas" | "vat_halalas">[],
  total: number,
): number | null {
  if (invoice.vat_halalas === null) return null;
  const before = credited.reduce((sum, note) => sum + note.total_halalas, 0);
  const vatBefore = credited.reduce((sum, note) => sum + (note.vat_halalas ?? 0), 0);
  const isLast = before + total === invoice.total_halalas;
  return isLast
    ? invoice.vat_halalas - vatBefore
    : Math.min(splitVat(total).vat, invoice.vat_halalas - vatBefore);
}

export async function downloadCreditNote(tenant: Tenant, id: string): Promise<FileResult> {
  const found = await tenant.transaction(async (db) => {
    const note = (await listCreditNotes(db)).find((row) => row.id === id);
    const invoice = note && (await readInvoice(db, note.invoice_id));
    return note && invoice ? { note, invoice } : null;
  });
  if (!found) throw new Failure("not_found");
  const { note, invoice } = found;
  const { seller, buyer } = invoice;
  const number = creditNoteNumberText(note.number);
  return {
    filename: `${number}.pdf`,
    type: "application/pdf",
    bytes: await drawInvoice({
      ...invoiceView(invoice),
      number,
      issued_at: note.issued_at.toISOString(),
      total_halalas: note.total_halalas,
      vat_halalas: note.vat_halalas,
      seller,
      buyer,
      corrects: {
        number: invoiceNumberText(invoice.number),
        issued_at: invoice.issued_at.toISOString(),
        reason: note.reason,
      },
    }),
  };
}

/** Returns the file of a credit note for operators, who name the organisation. */
export const downloadOrganizationCreditNote = (
  context: Context,
  organizationId: string,
  id: string,
): Promise<FileResult> => downloadCreditNote(tenantOf(context, mintOrganizationId(organizationId)), id);
