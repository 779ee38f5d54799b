import jsQr from "jsqr";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { expect, test } from "vitest";
import { linesOf } from "#server/documents/pdf/lines.ts";
import { openPdf } from "#server/documents/pdf/open.ts";
import { piecesOf } from "#server/documents/pdf/pieces.ts";
import { noSpacesYet, spacingOf } from "#server/documents/pdf/words.ts";
import { drawInvoice, type IssuedInvoice } from "./invoice-document.ts";
import { invoiceQrText } from "./invoice-qr.ts";

// The package exports the function itself, although its types say that it is exported as `default`.
const readModules = jsQr as unknown as typeof jsQr.default;

const invoice: IssuedInvoice = {
  number: "INV-000042",
  kind: "tax",
  issued_at: "2026-03-03T12:30:00.000Z",
  plan: "professional",
  period: "year",
  starts_at: "2026-03-03T12:30:00.000Z",
  ends_at: "2027-03-03T12:30:00.000Z",
  total_halalas: 745_500,
  vat_halalas: 97_239,
  seller: {
    name: { ar: "شركة وكيل لتقنية المعلومات", en: "Wakil Information Technology Company" },
    address: { ar: "طريق الملك فهد 7521، حي العليا، الرياض 12211", en: "7521 King Fahd Road, Riyadh 12211" },
    vat_number: "300000000000003",
    registration: "1010000000",
  },
  buyer: {
    name: "محمصة الركن (فرع الملقا) Corner Roastery 🙂",
    vat_number: "310000000000003",
    address: "شارع الأمير محمد بن سعد، مبنى ٤٥\nحي الملقا، الرياض 13521",
  },
};

test("a credit note says in both languages which invoice it corrects and why", async () => {
  const corrects = { number: "INV-000041", issued_at: "2026-02-01T08:00:00.000Z", reason: "دُفع مرتين" };
  const text = await textOf(await drawInvoice({ ...invoice, number: "CN-000003", corrects }));
  for (const words of [
    "Tax credit note",
    "إشعار دائن",
    "CN-000003",
    "Corrects invoice",
    "الفاتورة المصحَّحة",
    "INV-000041",
    "دُفع مرتين",
  ])
    expect(text).toContain(words);
  expect(text).not.toContain("Tax invoice");
});

/**
 * Returns the lines of a PDF as people read them: the product's own PDF reader puts right-to-left lines into
 * reading order.
 */
async function textOf(bytes: Uint8Array): Promise<string> {
  const lines: string[] = [];
  for await (const page of (await openPdf(new Uint8Array(bytes))).pages) {
    const pieces = piecesOf(page.glyphs);
    for (const { cells } of linesOf(pieces, spacingOf(pieces, noSpacesYet()))) lines.push(cells.join(" | "));
  }
  return lines.join("\n");
}

/** Returns the rectangles that a page fills, which are the modules of its QR code. */
async function filledRectangles(bytes: Uint8Array): Promise<{ x: number; y: number; size: number }[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList();
  const found: { x: number; y: number; size: number }[] = [];
  for (const [index, fn] of fnArray.entries()) {
    if (fn !== OPS.constructPath) continue;
    const path = (argsArray[index] as [number, Float32Array[]])[1][0];
    if (!path) continue;
    // A rectangle is a move, three lines and a close: 0 x y, 1 x y, 1 x y, 1 x y, 4.
    for (let at = 0; at + 12 < path.length; at += 13) {
      const [move, x = 0, y = 0, line, right = 0, level] = path.subarray(at, at + 6);
      if (move === 0 && line === 1 && level === y && path[at + 12] === 4)
        found.push({ x, y, size: right - x });
    }
  }
  return found;
}

/** Decodes the QR code from its modules, drawn with a white margin. */
function readQr(modules: { x: number; y: number; size: number }[]): string | undefined {
  const unit = modules[0]?.size ?? 1;
  const left = Math.min(...modules.map(({ x }) => x));
  const top = Math.min(...modules.map(({ y }) => y));
  const size = Math.round((Math.max(...modules.map(({ x }) => x)) - left) / unit) + 1;
  const scale = 4;
  const side = (size + 8) * scale;
  const image = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y } of modules)
    for (let pixel = 0; pixel < scale * scale; pixel += 1) {
      const column = (Math.round((x - left) / unit) + 4) * scale + (pixel % scale);
      const row = (Math.round((y - top) / unit) + 4) * scale + Math.floor(pixel / scale);
      image.set([0, 0, 0], (row * side + column) * 4);
    }
  return readModules(image, side, side)?.data;
}

test("the invoice reads in both languages: parties, numbers, plan, term and amounts", async () => {
  const text = await textOf(await drawInvoice(invoice));
  for (const expected of [
    "Tax invoice",
    "فاتورة ضريبية",
    "INV-000042",
    "3 Mar 2026",
    "3 مارس 2026",
    "شركة وكيل لتقنية المعلومات",
    "Wakil Information Technology Company",
    "طريق الملك فهد 7521، حي العليا، الرياض 12211",
    "300000000000003",
    "1010000000",
    "محمصة الركن (فرع الملقا)",
    "Corner Roastery",
    "310000000000003",
    "مبنى 45",
    "باقة الاحترافية، سنة واحدة",
    "Professional plan, one year",
    "من 3 مارس 2026 إلى 3 مارس 2027",
    "6,482.61",
    "972.39",
    "7,455.00",
    "ضريبة القيمة المضافة (15%)",
    "سعر الباقة شامل ضريبة القيمة المضافة.",
  ])
    expect(text).toContain(expected);
});

test("a reader of QR codes finds in the drawn code what the tax authority asks for", async () => {
  const read = readQr(await filledRectangles(await drawInvoice(invoice)));
  expect(read).toBe(
    invoiceQrText({
      sellerName: invoice.seller.name.ar,
      vatNumber: "300000000000003",
      issuedAt: new Date(invoice.issued_at),
      totalHalalas: 745_500,
      vatHalalas: 97_239,
    }),
  );
});

test("without a VAT number of the seller the invoice names no tax and has no QR code", async () => {
  const bytes = await drawInvoice({
    ...invoice,
    kind: "plain",
    vat_halalas: null,
    seller: { name: { ar: "وكيل", en: "Wakil" }, address: null, vat_number: null, registration: null },
    buyer: { name: "محمصة سهيل", vat_number: "", address: "" },
  });
  const text = await textOf(bytes);
  for (const expected of ["فاتورة", "Invoice", "محمصة سهيل", "7,455.00", "This is not a tax invoice"])
    expect(text).toContain(expected);
  for (const absent of ["فاتورة ضريبية مبسطة", "Tax invoice", "15%", "972.39", "VAT number"])
    expect(text).not.toContain(absent);
  expect(await filledRectangles(bytes)).toEqual([]);
});

test("the same invoice gives the same file whenever it is fetched", async () => {
  expect((await drawInvoice(invoice)).equals(await drawInvoice(invoice))).toBe(true);
});
