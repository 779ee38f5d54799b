import { useTranslation } from "react-i18next";
import type { Plan } from "#shared/contract/plans.ts";
import { formatNumber } from "#shared/rules/format.ts";
import { planFeatures } from "#web/components/plans/plan-features.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import { CheckIcon } from "#web/ui/site-icons.tsx";
import css from "./PlanCard.module.css";

const looks = { basic: "line", professional: "cta", enterprise: "main" } as const;

/** The saving that the label beside the period promises. */
const yearlySavingPercent = 10;

/**
 * Returns the price of twelve months, which is struck out beside the yearly one. Null when the saving differs from
 * the label's, because two different savings on one page would contradict each other (D01).
 */
function priceOfTwelveMonths({ price_month, price_year }: Plan): number | null {
  if (price_month === null || price_year === null) return null;
  const monthlyTotal = price_month * 12;
  return Math.round((1 - price_year / monthlyTotal) * 100) === yearlySavingPercent ? monthlyTotal : null;
}

/** The card of a plan (C103–C110). The enterprise plan has no price, because it is agreed individually. */
export function PlanCard({ plan, isYearly }: { plan: Plan; isYearly: boolean }) {
  const { t } = useTranslation("pricing");
  const { id } = plan;
  const price = isYearly ? plan.price_year : plan.price_month;
  const monthlyTotal = priceOfTwelveMonths(plan);
  return (
    <article className={`${css.plan} ${css[id]} ${id === "professional" ? "night" : ""}`}>
      {id === "professional" && (
        <>
          <i className={css.cord} aria-hidden="true" />
          <Mark className={css.lamp} />
        </>
      )}
      <h2>{t(`${id}.name`)}</h2>
      <p className={css.for}>{t(`${id}.for`)}</p>
      {price === null ? (
        <p className={css.word}>{t("custom")}</p>
      ) : (
        <p className={css.price}>
          <b>
            <bdi dir="ltr">{formatNumber(price)}</bdi>
          </b>
          <span>
            {t("currency")}
            <br />
            {t(isYearly ? "perYear" : "perMonth")}
            {isYearly && monthlyTotal !== null && (
              <>
                <br />
                <s>
                  <bdi dir="ltr">{formatNumber(monthlyTotal)}</bdi>
                </s>
              </>
            )}
          </span>
        </p>
      )}
      <p className={css.replies}>
        {plan.interactions === null ? (
          t("asNeeded")
        ) : (
          <>
            <b>
              <bdi dir="ltr">{formatNumber(plan.interactions)}</bdi>
            </b>{" "}
            {t("replies")}
          </>
        )}
      </p>
      <ul className={css.features}>
        {planFeatures[id].map((feature) => (
          <li key={feature}>
            <CheckIcon />
            <span>{t(feature)}</span>
          </li>
        ))}
      </ul>
      {plan.offer && (
        <aside className={css.offer}>
          <b>{t("offer")}</b>
          <span>{t("offerText")}</span>
        </aside>
      )}
      <LinkButton
        to={id === "enterprise" ? paths.contactus() : paths.signUp()}
        look={looks[id]}
        size="large"
        className={css.go ?? ""}
      >
        {t(id === "enterprise" ? "contact" : "start")}
      </LinkButton>
    </article>
  );
}
