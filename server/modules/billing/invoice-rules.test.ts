import { expect, test } from "vitest";
import { invoiceQrText } from "./invoice-qr.ts";
import { halalasText, invoiceKindOf, splitVat } from "./invoice-rules.ts";

test.each([
  [25_900, 3_378],
  [69_000, 9_000],
  [279_900, 36_509],
  [745_500, 97_239],
  [1, 0],
])("15 percent of tax within %i halalas are %i, and the parts are the whole", (total, vat) => {
  const split = splitVat(total);
  expect(split.vat).toBe(vat);
  expect(split.net + split.vat).toBe(total);
});

test("the document is a tax invoice only for a seller with a VAT number, and simplified without the customer's", () => {
  const names = { name: { ar: "وكيل", en: "Wakil" }, address: null, registration: null };
  const buyer = { name: "محمصة", address: "الرياض" };
  const registered = { ...names, vat_number: "300000000000003" };
  expect(invoiceKindOf(registered, { ...buyer, vat_number: "310000000000003" })).toBe("tax");
  expect(invoiceKindOf(registered, { ...buyer, vat_number: "" })).toBe("simplified");
  expect(invoiceKindOf({ ...names, vat_number: null }, { ...buyer, vat_number: "310000000000003" })).toBe(
    "plain",
  );
});

test("amounts have two decimals and Latin digits", () => {
  expect(halalasText(279_900)).toBe("2,799.00");
  expect(halalasText(5)).toBe("0.05");
});

test("the QR text is tags 1 to 5, each with the number of its bytes and its value", () => {
  const bytes = Buffer.from(
    invoiceQrText({
      sellerName: "وكيل",
      vatNumber: "300000000000003",
      issuedAt: new Date("2026-03-03T12:30:00.250Z"),
      totalHalalas: 25_900,
      vatHalalas: 3_378,
    }),
    "base64",
  );
  // An Arabic letter takes two bytes, so the length of the name is 8 and not 4.
  const name = Buffer.from("وكيل");
  expect(bytes.subarray(0, 10)).toEqual(Buffer.concat([Buffer.from([1, 8]), name]));
  expect(bytes.subarray(10).toString("latin1")).toBe(
    "\u0002\u000f300000000000003\u0003\u00142026-03-03T12:30:00Z\u0004\u0006259.00\u0005\u000533.78",
  );
});
