import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { Plan } from "#shared/contract/plans.ts";
import { planFeatures } from "#web/components/plans/plan-features.ts";
import { HalfDiamondGlyph } from "#web/components/signs/glyphs.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { CheckIcon } from "#web/ui/site-icons.tsx";
import css from "./PlanDialog.module.css";
import { priceOf } from "./price-text.ts";
import { useSubscription } from "./use-subscription.ts";

/** A card that selects a plan. Screen readers announce the plan's name, then its price. */
export function PlanChoice({
  plan,
  period,
  isChosen,
  onChoose,
}: {
  plan: Plan;
  period: BillingPeriod;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation(["subscription", "pricing"]);
  const format = useFormat();
  const id = useId();
  const { subscription } = useSubscription();
  const price = priceOf(plan, period);
  const used = subscription?.usage?.used ?? 0;
  return (
    <label className={css.plan}>
      <input
        type="radio"
        name="plan"
        value={plan.id}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price`}
      />
      <span className={css.name}>
        <b id={`${id}-name`}>{t(`pricing:${plan.id}.name`)}</b>
        {subscription?.period && subscription.plan === plan.id && <small>{t("dialog.current")}</small>}
      </span>
      <span id={`${id}-price`} className={css.price}>
        {price === null ? (
          <b>{t("pricing:custom")}</b>
        ) : (
          <>
            <b>
              <Ltr>{format.number(price)}</Ltr>
            </b>{" "}
            {t("pricing:currency")} {t(period === "year" ? "pricing:perYear" : "pricing:perMonth")}
          </>
        )}
      </span>
      <span className={css.replies}>
        {plan.interactions === null ? (
          t("pricing:asNeeded")
        ) : (
          <>
            <b>
              <Ltr>{format.number(plan.interactions)}</Ltr>
            </b>{" "}
            {t("pricing:replies")}
          </>
        )}
      </span>
      <ul className={css.features}>
        {planFeatures[plan.id].map((feature) => (
          <li key={feature}>
            <CheckIcon size="small" />
            <span>{t(`pricing:${feature}`)}</span>
          </li>
        ))}
      </ul>
      {plan.offer && (
        <span className={css.offer}>
          <b>{t("pricing:offer")}</b> {t("pricing:offerText")}
        </span>
      )}
      {plan.interactions !== null && used > plan.interactions && (
        <span className={css.small}>
          <HalfDiamondGlyph />
          <span>{t("dialog.tooSmall", { used: format.number(used) })}</span>
        </span>
      )}
      {plan.price_month === null && <span className={css.soft}>{t("dialog.agree")}</span>}
    </label>
  );
}
