import { useTranslation } from "react-i18next";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { Plan } from "#shared/contract/plans.ts";
import { useFormat } from "#web/i18n/use-format.ts";

/**
 * Returns the price of a plan for a period, in the language in which the plans were read (D01). Null when it is
 * agreed individually.
 */
export const priceOf = (plan: Plan, period: BillingPeriod): number | null =>
  period === "year" ? plan.price_year : plan.price_month;

/** Returns a function that formats a price: «690 ر.س شهريًا». */
export function usePriceText(): (price: number | null, period: BillingPeriod) => string {
  const { t } = useTranslation("subscription");
  const format = useFormat();
  return (price, period) =>
    price === null ? t("price.agreed") : t(`price.${period}`, { price: format.money(price) });
}
