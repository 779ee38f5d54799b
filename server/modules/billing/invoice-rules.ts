import type { InvoiceKind } from "#shared/contract/invoices.ts";
import type { Language } from "#shared/language.ts";

/** Value added tax in Saudi Arabia, in percent. */
export const vatPercent = 15;

/** The seller's details on an invoice. */
export interface InvoiceSeller {
  name: Record<Language, string>;
  address: Record<Language, string> | null;
  vat_number: string | null;
  registration: string | null;
}

/** The customer's details on an invoice, as the owner entered them. */
export interface InvoiceBuyer {
  name: string;
  vat_number: string;
  address: string;
}

/** Splits a price that includes the tax, as the terms promise, into the net amount and the tax, in halalas. */
export function splitVat(total: number): { net: number; vat: number } {
  const vat = Math.round((total * vatPercent) / (100 + vatPercent));
  return { net: total - vat, vat };
}

/**
 * Returns the kind of an invoice. A tax invoice requires the seller's VAT number, and a full one also the
 * customer's.
 */
export function invoiceKindOf(seller: InvoiceSeller, buyer: InvoiceBuyer): InvoiceKind {
  if (seller.vat_number === null) return "plain";
  return buyer.vat_number === "" ? "simplified" : "tax";
}

/** Formats an invoice number: `INV-000042`. */
export const invoiceNumberText = (number: number): string => `INV-${String(number).padStart(6, "0")}`;

/** Formats the number of a credit note: `CN-000042`. */
export const creditNoteNumberText = (number: number): string => `CN-${String(number).padStart(6, "0")}`;

/** Formats halalas as riyals with two decimals and Latin digits: `2,799.00`. */
export const halalasText = (halalas: number): string =>
  new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    halalas / 100,
  );

/** Formats halalas as a plain decimal number of riyals, for machines: `2799.00`. */
export const halalasNumber = (halalas: number): string => (halalas / 100).toFixed(2);
