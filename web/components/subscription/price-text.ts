import { useTranslation } from "react-i18next";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { Plan } from "#shared/contract/plans.ts";
import { useFormat } from "#web/i18n/use-format.ts";

/** What a plan costs for a period, in the language that the plans were read in (D01); null by agreement. */
export const priceOf = (plan: Plan, period: BillingPeriod): number | null =>
  period === "year" ? plan.price_year : plan.price_month;

/** «690 ر.س شهريًا». */
export function usePriceText(): (price: number | null, period: BillingPeriod) => string {
  const { t } = useTranslation("subscription");
  const format = useFormat();
  return (price, period) =>
    price === null ? t("price.agreed") : t(`price.${period}`, { price: format.money(price) });
}
