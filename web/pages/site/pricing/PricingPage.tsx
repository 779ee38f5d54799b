import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listPlans } from "#web/api/endpoints/plans.ts";
import { usePageData } from "#web/api/page-data.ts";
import { SitePage } from "#web/components/site/SitePage.tsx";
import { useSite } from "#web/components/site/use-site.ts";
import { Button } from "#web/ui/Button.tsx";
import { ExternalIcon } from "#web/ui/site-icons.tsx";
import section from "#web/pages/site/home/section.module.css";
import { PlanCard } from "./PlanCard.tsx";
import css from "./PricingPage.module.css";

/** The three plans, monthly or yearly (C102–C110). */
export function PricingPage() {
  const { t } = useTranslation(["pricing", "common"]);
  const { data, error, retry } = usePageData(listPlans, {});
  const [isYearly, setYearly] = useState(false);
  return (
    <SitePage>
      <div className={section.wrap}>
        <div className={css.head}>
          <div>
            <h1>{t("title")}</h1>
            <p className={section.lead}>{t("lead")}</p>
          </div>
          <fieldset className={css.period}>
            <legend className="vh">{t("period")}</legend>
            <label>
              <input type="radio" name="period" checked={!isYearly} onChange={() => setYearly(false)} />
              <span>{t("monthly")}</span>
            </label>
            <label>
              <input type="radio" name="period" checked={isYearly} onChange={() => setYearly(true)} />
              <span>
                {t("yearly")} <em>{t("save")}</em>
              </span>
            </label>
          </fieldset>
        </div>
        {error !== undefined && (
          <div role="alert" className={css.failed}>
            <p>{t("know.failed")}</p>
            <Button onClick={retry}>{t("common:crash.tryAgain")}</Button>
          </div>
        )}
        <div className={css.plans}>
          {data?.data.map((plan) => (
            <PlanCard key={plan.id} plan={plan} isYearly={isYearly} />
          ))}
        </div>
        <p className={css.fine}>{t("fine")}</p>
      </div>
      <FrequentQuestions />
    </SitePage>
  );
}

/** Frequent questions before choosing a plan. */
function FrequentQuestions() {
  const { t } = useTranslation("pricing");
  const { book_call_url: address } = useSite();
  return (
    <section className={section.section}>
      <div className={`${section.wrap} ${css.know}`}>
        <div>
          <h2>{t("know.title")}</h2>
          <p>{t("know.text")}</p>
          <a href={address} target="_blank" rel="noopener" className={css.book}>
            {t("know.book")}
            <ExternalIcon size="small" />
          </a>
        </div>
        <dl>
          <div>
            <dt>{t("know.what")}</dt>
            <dd>
              {t("know.whatText")}
              <div className={css.meter} aria-hidden="true">
                <span className={css.theirs}>{t("know.q")}</span>
                <span className={css.ours}>{t("know.r")}</span>
                {t("know.equals")}
              </div>
            </dd>
          </div>
          <div>
            <dt>{t("know.limit")}</dt>
            <dd>{t("know.limitText")}</dd>
          </div>
          <div>
            <dt>{t("know.promise")}</dt>
            <dd className={css.promise}>
              <b>
                <bdi dir="ltr">80%</bdi>
              </b>
              <span>{t("know.promiseText")}</span>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
