/** A row of the roastery's product sheet. Texts other than names are in both languages: `عربي / English`. */
export interface DemoProduct {
  ar: string;
  en: string;
  /** The price in SAR including VAT. */
  price: number;
  availability: "in_stock" | "out_of_stock" | "preorder";
  category: string;
  /** The net weight, count or volume. */
  size: string;
  color?: string;
  origin?: string;
  process?: string;
  roast?: string;
  notes?: string;
  description?: string;
}
