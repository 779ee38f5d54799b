import { halalasNumber } from "./invoice-rules.ts";

/**
 * Returns the content of the QR code of a Saudi tax invoice: seller, VAT number, time, total and tax, each as tag,
 * length and value, in Base64. Lengths are in bytes of UTF-8.
 */
export function invoiceQrText(invoice: {
  sellerName: string;
  vatNumber: string;
  issuedAt: Date;
  totalHalalas: number;
  vatHalalas: number;
}): string {
  const values = [
    invoice.sellerName,
    invoice.vatNumber,
    invoice.issuedAt.toISOString().replace(/\.\d{3}Z$/, "Z"),
    halalasNumber(invoice.totalHalalas),
    halalasNumber(invoice.vatHalalas),
  ];
  return Buffer.concat(
    values.map((value, index) => {
      const bytes = Buffer.from(value, "utf8");
      return Buffer.concat([Buffer.from([index + 1, bytes.length]), bytes]);
    }),
  ).toString("base64");
}
