import { fileURLToPath } from "node:url";

/** A file that the roastery uploads to its knowledge base. */
export interface DemoSource {
  /**
   * The name that the owner sees. The file on disk has a Latin name, which is safe in every archive and file
   * system.
   */
  name: string;
  path: string;
  /** Tab of the knowledge base. */
  section: "common" | "product";
}

const file = (name: string) => fileURLToPath(new URL(`files/${name}`, import.meta.url));

export const demoSources: DemoSource[] = [
  { name: "أسئلة العملاء.xlsx", path: file("customer-questions.xlsx"), section: "common" },
  { name: "المنتجات.xlsx", path: file("products.xlsx"), section: "product" },
  { name: "سياسة التوصيل والإرجاع.docx", path: file("delivery-and-returns.docx"), section: "common" },
  { name: "دليل التحضير.pdf", path: file("brewing-guide.pdf"), section: "common" },
];
