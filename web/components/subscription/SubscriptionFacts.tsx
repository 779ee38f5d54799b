import { useTranslation } from "react-i18next";
import type { Subscription } from "#shared/contract/subscriptions.ts";
import { Facts } from "#web/components/dashboard/Facts.tsx";
import { useFormat } from "#web/i18n/use-format.ts";

/** The subscription's status, remaining days, plan and usage, as the server states them. */
export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation(["subscription", "pricing"]);
  const format = useFormat();
  const { subscription_status, expire_at_days: days, ends_at, plan, period, usage } = subscription;
  return (
    <Facts
      facts={[
        {
          value: t(`status.${subscription_status}`),
          note: t("facts.status"),
          isWord: true,
        },
        {
          value: format.number(days),
          unit: t("facts.days", { count: days }),
          note:
            days > 0 && ends_at ? t("facts.daysNote", { date: format.date(ends_at) }) : t("facts.daysNone"),
        },
        {
          value: plan ? t(`pricing:${plan}.name`) : "–",
          unit: period && t(`period.${period}`),
          note: t(!plan ? "facts.noPlan" : period ? "facts.plan" : "facts.trialPlan"),
          isWord: true,
        },
        {
          value: usage ? format.number(usage.used) : "–",
          unit: usage && usage.limit !== null && `/ ${format.number(usage.limit)}`,
          note: usage ? t("facts.usageNote", { from: format.day(usage.from) }) : t("facts.daysNone"),
        },
      ]}
    />
  );
}
