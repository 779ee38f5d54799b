import { generate } from "lean-qr";
import PdfDocument from "pdfkit";
import type { Invoice } from "#shared/contract/invoices.ts";
import { type Language, languages } from "#shared/language.ts";
import { formatDate } from "#shared/rules/format.ts";
import { type TextStyle, TextWriter } from "#server/documents/pdf-writer/text-writer.ts";
import { text } from "#server/texts/texts.ts";
import { invoiceQrText } from "./invoice-qr.ts";
import { halalasText, type InvoiceBuyer, type InvoiceSeller, vatPercent } from "./invoice-rules.ts";

/** Content of an invoice. */
export interface IssuedInvoice extends Omit<Invoice, "id" | "credited_halalas" | "paid_online"> {
  seller: InvoiceSeller;
  buyer: InvoiceBuyer;
  /** The corrected invoice and the reason, for a credit note. */
  corrects?: { number: string; issued_at: string; reason: string };
}

type Both = Record<Language, string>;

const page = { width: 595.28, height: 841.89, margin: 48 };
const inner = page.width - 2 * page.margin;
const gutter = 16;
const amountWidth = 110;
const qrSize = 118;

const ink = "#1b1a17";
const soft = "#6b665d";
const rule = "#d9d4c8";
const styles = {
  title: { size: 20, weight: 600, color: ink },
  heading: { size: 11, weight: 600, color: ink },
  label: { size: 8, weight: 400, color: soft },
  value: { size: 10, weight: 400, color: ink },
  total: { size: 12, weight: 600, color: ink },
} as const satisfies Record<string, TextStyle>;

/** The mark of web/ui/Mark.tsx, on a field of 64 units. */
const markRing =
  "M32 5L39.18 12.18L49.32 12.18L49.32 22.32L56.5 29.5L49.32 36.68L49.32 58.49L39.18 46.82L32 54L24.82 46.82L14.68 46.82L14.68 36.68L7.5 29.5L14.68 22.32L14.68 12.18L24.82 12.18Z";
const markCentre = "M32 20.5L41 29.5L32 38.5L23 29.5Z";

const inBoth = (say: (language: Language) => string): Both => ({ ar: say("ar"), en: say("en") });
const same = (value: string): Both => ({ ar: value, en: value });

/** Draws the invoice as a PDF: one page with English on the left and Arabic on the right of every line. */
export async function drawInvoice(invoice: IssuedInvoice): Promise<Buffer> {
  const document = new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: "ar",
    info: {
      Title: `${titleOf(invoice).ar} ${invoice.number}`,
      // The date is fixed, so that the same invoice always produces the same bytes.
      CreationDate: new Date(invoice.issued_at),
    },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const isDrawn = new Promise<void>((resolve, reject) => {
    document.on("end", resolve);
    document.on("error", reject);
  });
  new InvoicePage(document).draw(invoice);
  document.end();
  await isDrawn;
  return Buffer.concat(chunks);
}

type FieldName =
  | "number"
  | "creditNumber"
  | "issued"
  | "corrects"
  | "correctsIssued"
  | "reason"
  | "address"
  | "vatNumber"
  | "registration";

const titleOf = ({ kind, corrects }: IssuedInvoice): Both =>
  inBoth((language) => text(language, corrects ? `invoice:creditTitle.${kind}` : `invoice:title.${kind}`));

class InvoicePage {
  readonly #document: PDFKit.PDFDocument;
  readonly #writer: TextWriter;
  #top = page.margin;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    this.#writer = new TextWriter(document);
  }

  draw(invoice: IssuedInvoice): void {
    this.#drawMark();
    this.#writeBoth(titleOf(invoice), styles.title);
    this.#top += 10;
    this.#writeField(invoice.corrects ? "creditNumber" : "number", same(invoice.number));
    this.#writeField(
      "issued",
      inBoth((language) => formatDate(invoice.issued_at, language)),
    );
    if (invoice.corrects) this.#writeCorrection(invoice.corrects);
    this.#writeSeller(invoice.seller);
    this.#writeBuyer(invoice.buyer);
    this.#writeLine(invoice);
    this.#writeTotals(invoice);
    this.#drawQr(invoice);
  }

  #writeCorrection({ number, issued_at, reason }: NonNullable<IssuedInvoice["corrects"]>): void {
    this.#writeField("corrects", same(number));
    this.#writeField(
      "correctsIssued",
      inBoth((language) => formatDate(issued_at, language)),
    );
    this.#writeField("reason", same(reason));
  }

  #writeSeller({ name, address, vat_number, registration }: InvoiceSeller): void {
    this.#writeHeading("seller");
    this.#writeName(name);
    if (address) this.#writeField("address", address);
    if (vat_number !== null) this.#writeField("vatNumber", same(vat_number));
    if (registration !== null) this.#writeField("registration", same(registration));
  }

  #writeBuyer({ name, address, vat_number }: InvoiceBuyer): void {
    this.#writeHeading("buyer");
    this.#writeName(same(name));
    if (address !== "") this.#writeField("address", same(address));
    if (vat_number !== "") this.#writeField("vatNumber", same(vat_number));
  }

  #writeLine({ plan, period, starts_at, ends_at, total_halalas }: IssuedInvoice): void {
    this.#drawRule();
    this.#writeRow(
      inBoth((language) => text(language, "invoice:description")),
      `${text("en", "invoice:amount")} ${text("ar", "invoice:amount")}`,
      styles.label,
    );
    this.#drawRule();
    const name = inBoth((language) =>
      text(language, "invoice:plan", {
        plan: text(language, `pricing:${plan}.name`),
        period: text(language, `invoice:period.${period}`),
      }),
    );
    this.#writeRow(name, halalasText(total_halalas), styles.value);
    const range = inBoth((language) =>
      text(language, "invoice:range", {
        from: formatDate(starts_at, language),
        until: formatDate(ends_at, language),
      }),
    );
    this.#writeRow(range, "", styles.label);
    this.#drawRule();
  }

  #writeTotals({ total_halalas, vat_halalas }: IssuedInvoice): void {
    if (vat_halalas !== null) {
      this.#writeRow(
        inBoth((language) => text(language, "invoice:net")),
        halalasText(total_halalas - vat_halalas),
        styles.value,
      );
      this.#writeRow(
        inBoth((language) => text(language, "invoice:vat", { percent: vatPercent })),
        halalasText(vat_halalas),
        styles.value,
      );
    }
    this.#writeRow(
      inBoth((language) => text(language, vat_halalas === null ? "invoice:totalPlain" : "invoice:total")),
      halalasText(total_halalas),
      styles.total,
    );
    this.#drawRule();
    this.#writeBoth(
      inBoth((language) => text(language, vat_halalas === null ? "invoice:plainNote" : "invoice:included")),
      styles.label,
    );
  }

  #drawQr({ seller, issued_at, total_halalas, vat_halalas }: IssuedInvoice): void {
    if (seller.vat_number === null || vat_halalas === null) return;
    const code = generate(
      invoiceQrText({
        sellerName: seller.name.ar,
        vatNumber: seller.vat_number,
        issuedAt: new Date(issued_at),
        totalHalalas: total_halalas,
        vatHalalas: vat_halalas,
      }),
    );
    const module = qrSize / code.size;
    const left = (page.width - qrSize) / 2;
    // Readers need a margin of four modules around the code.
    const top = this.#top + 4 * module + 12;
    for (let y = 0; y < code.size; y += 1)
      for (let x = 0; x < code.size; x += 1)
        if (code.get(x, y)) this.#document.rect(left + x * module, top + y * module, module, module);
    this.#document.fill("#000000");
    this.#top = top + qrSize;
  }

  #drawMark(): void {
    const size = 30;
    this.#document
      .save()
      .translate((page.width - size) / 2, this.#top)
      .scale(size / 64)
      .path(markRing)
      .lineWidth(5.5)
      .lineJoin("round")
      .stroke(ink)
      .path(markCentre)
      .fill("#c07a10")
      .restore();
  }

  #writeHeading(key: "seller" | "buyer"): void {
    this.#drawRule();
    this.#writeBoth(
      inBoth((language) => text(language, `invoice:${key}`)),
      styles.heading,
    );
  }

  #writeName(name: Both): void {
    this.#writeBoth(name, styles.value);
    this.#top += 3;
  }

  /** Writes a label above its value. */
  #writeField(key: FieldName, value: Both): void {
    this.#writeBoth(
      inBoth((language) => text(language, `invoice:${key}`)),
      styles.label,
    );
    this.#writeBoth(value, styles.value);
    this.#top += 3;
  }

  /** Writes English in the left half and Arabic in the right half. */
  #writeBoth(value: Both, style: TextStyle): void {
    this.#write(value, (inner - gutter) / 2, style);
  }

  /** Writes English, an amount and Arabic in one row. */
  #writeRow(value: Both, amount: string, style: TextStyle): void {
    const top = this.#top;
    const left = (page.width - amountWidth) / 2;
    this.#writer.write(amount, { left, width: amountWidth, top, direction: "ltr", align: "center" }, style);
    this.#write(value, (inner - amountWidth) / 2 - gutter, style);
  }

  #write(value: Both, width: number, style: TextStyle): void {
    const heights = languages.map((language) =>
      this.#writer.write(
        value[language],
        {
          left: language === "en" ? page.margin : page.width - page.margin - width,
          width,
          top: this.#top,
          direction: language === "en" ? "ltr" : "rtl",
          align: "start",
        },
        style,
      ),
    );
    this.#top += Math.max(...heights);
  }

  #drawRule(): void {
    this.#top += 8;
    this.#document
      .moveTo(page.margin, this.#top)
      .lineTo(page.width - page.margin, this.#top)
      .lineWidth(0.75)
      .stroke(rule);
    this.#top += 8;
  }
}
