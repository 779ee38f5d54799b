/** Writes the demo roastery's files to server/demo/files. Run by hand when their content changes; they are committed. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { demoFaqs } from "./demo-files/faq/all.ts";
import { printGuide } from "./demo-files/guide.ts";
import { handbookArabic, handbookEnglish } from "./demo-files/handbook.ts";
import { policyArabic, policyEnglish } from "./demo-files/policy.ts";
import { demoProducts } from "./demo-files/products/all.ts";
import { wordDocument } from "./demo-files/word.ts";
import { faqWorkbook, productWorkbook } from "./demo-files/workbooks.ts";

const folder = fileURLToPath(new URL("../server/demo/files/", import.meta.url));
mkdirSync(folder, { recursive: true });

const files: Record<string, Uint8Array> = {
  "customer-questions.xlsx": faqWorkbook(demoFaqs),
  "products.xlsx": productWorkbook(demoProducts),
  "delivery-and-returns.docx": await wordDocument(policyArabic, policyEnglish),
  "staff-handbook.docx": await wordDocument(handbookArabic, handbookEnglish),
  "brewing-guide.pdf": await printGuide(),
};
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(folder + name, bytes);
  console.log(`${name} ${Math.round(bytes.byteLength / 1024)} KB`);
}
