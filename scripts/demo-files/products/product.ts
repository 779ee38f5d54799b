/** One row of the roastery's product sheet. Texts beside the names stand in both languages: `عربي / English`. */
export interface DemoProduct {
  ar: string;
  en: string;
  /** SAR, VAT included. */
  price: number;
  availability: "in_stock" | "out_of_stock" | "preorder";
  category: string;
  /** Net weight, count or volume. */
  size: string;
  color?: string;
  origin?: string;
  process?: string;
  roast?: string;
  notes?: string;
  description?: string;
}
