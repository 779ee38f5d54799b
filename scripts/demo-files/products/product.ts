/** One row of the roastery's product sheet. */
export interface DemoProduct {
  ar: string;
  en: string;
  /** SAR, VAT included. */
  price: number;
  availability: "in_stock" | "out_of_stock" | "preorder";
  category: string;
  /** Net weight, count or volume. */
  size: string;
  origin?: string;
  process?: string;
  roast?: string;
  notes?: string;
  description?: string;
}
