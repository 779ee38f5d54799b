import type { PlanPrices } from "#shared/contract/operator-plans.ts";

/** Whether a plan has a price for each period and language, or none because it is by agreement. */
export function pricesProblem({
  price_month,
  price_year_ar,
  price_year_en,
}: PlanPrices): "prices_incomplete" | undefined {
  const missing = [price_month, price_year_ar, price_year_en].filter((price) => price === null).length;
  return missing === 0 || missing === 3 ? undefined : "prices_incomplete";
}
