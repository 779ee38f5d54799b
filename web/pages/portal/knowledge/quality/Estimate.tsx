import { Trans, useTranslation } from "react-i18next";
import type { Estimate as Measured } from "#shared/contract/quality.ts";
import { minMadeQuestions } from "#shared/values/quality.ts";
import { Rows } from "#web/components/portal/Page.tsx";
import { Meter } from "#web/components/signs/Meter.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { Figure as Share } from "#web/ui/Figure.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./Estimate.module.css";
import { chooseRemedy } from "./choose-remedy.ts";

/** The estimated accuracy in one sentence, with the most important corrections. */
export function Estimate({ estimate }: { estimate: Measured | null }) {
  const { t } = useTranslation("quality");
  const format = useFormat();
  if (!estimate) return <NothingToAsk />;
  const { share, low, high, questions, left, wrong } = estimate;
  return (
    <section className={css.estimate}>
      <p className={css.lede}>
        <Trans
          t={t}
          i18nKey="estimate.share"
          count={questions}
          values={{ number: format.number(questions), share: format.percent(share) }}
          components={{ b: <b />, share: <Ltr /> }}
        />
      </p>
      <div className={css.say}>
        <Meter at={share} range={{ low, high }} size="large" />
        <p>
          <Trans
            t={t}
            i18nKey="estimate.text"
            values={{
              low: format.percent(low),
              high: format.percent(high),
            }}
            components={{ low: <Share />, high: <Share /> }}
          />{" "}
          <Trans
            t={t}
            i18nKey="estimate.rest"
            values={{ left: format.percent(left), wrong: format.percent(wrong) }}
            components={{ left: <Share />, wrong: <Share /> }}
          />
        </p>
      </div>
      <Topics topics={estimate.topics} />
    </section>
  );
}

/** The topics with the most failures, each with a link to its correction. */
function Topics({ topics }: { topics: Measured["topics"] }) {
  const { t } = useTranslation("quality");
  const format = useFormat();
  if (topics.length === 0) return null;
  return (
    <div className={css.topics}>
      <h2>{t("topics.title")}</h2>
      <Rows label={t("topics.title")}>
        {topics.map(({ subject, name, questions, right, wrong }) => {
          const { to, label } = chooseRemedy(subject);
          return (
            <li key={`${subject} ${name}`} className={css.topic}>
              <p>
                <b>
                  <Trans
                    t={t}
                    i18nKey={`topics.${subject}`}
                    values={{ name }}
                    components={{ name: <bdi /> }}
                  />
                </b>
                <span>
                  {t("topics.result", {
                    right: format.number(right),
                    questions: format.number(questions),
                    wrong: format.number(wrong),
                  })}
                </span>
              </p>
              <LinkButton to={to} size="small">
                {t(`topics.mend.${label}`)}
              </LinkButton>
            </li>
          );
        })}
      </Rows>
    </div>
  );
}

function NothingToAsk() {
  const { t } = useTranslation("quality");
  const format = useFormat();
  return (
    <section className={css.estimate}>
      <p className={css.lede}>{t("estimate.none")}</p>
      <p className={css.say}>{t("estimate.noneText", { fewest: format.number(minMadeQuestions) })}</p>
      <p className={css.add}>
        <LinkButton to={paths.knowledge({ tab: "product" })}>{t("estimate.addPrices")}</LinkButton>
        <LinkButton to={portalPaths.businessFacts({ topic: "hours" })}>{t("estimate.addFacts")}</LinkButton>
      </p>
    </section>
  );
}
