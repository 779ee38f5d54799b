import { Trans, useTranslation } from "react-i18next";
import type { Accuracy, MeasuredVersion, Report } from "#shared/contract/quality.ts";
import { minMeasuredAnswers, promisedAccuracy } from "#shared/values/quality.ts";
import { Meter } from "#web/components/signs/Meter.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Figure as Share } from "#web/ui/Figure.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./Figure.module.css";

/** Compares the accuracy with the promise. It counts as kept or broken only when the whole interval is on one side. */
function compareWithPromise({ low, high }: Accuracy): "kept" | "near" | "below" {
  if (low >= promisedAccuracy) return "kept";
  return high < promisedAccuracy ? "below" : "near";
}

/** The accuracy of the live version, with its interval and its basis. */
export function Figure({ version, report }: { version: MeasuredVersion; report: Report }) {
  const { t } = useTranslation("quality");
  const format = useFormat();
  // Only the accuracy on questions that people wrote is compared with the promise.
  const accuracy = report.accuracy?.basis === "made" ? null : report.accuracy;
  return (
    <section className={css.figure}>
      <div className={css.say}>
        {accuracy ? (
          <>
            <p className={css.lede}>
              <Trans
                t={t}
                i18nKey="figure.share"
                values={{ share: format.percent(accuracy.share) }}
                components={{ b: <b />, share: <Ltr /> }}
              />{" "}
              <Trans
                t={t}
                i18nKey={`figure.${compareWithPromise(accuracy)}`}
                values={{ promise: format.percent(promisedAccuracy) }}
                components={{ share: <Ltr /> }}
              />
            </p>
            <Scale accuracy={accuracy} />
          </>
        ) : (
          <>
            <p className={css.lede}>
              <Trans
                t={t}
                i18nKey="figure.tooFew"
                values={{
                  fewest: format.number(minMeasuredAnswers),
                  promise: format.percent(promisedAccuracy),
                }}
                components={{ b: <b />, share: <Ltr /> }}
              />
            </p>
            <p>{t("figure.tooFewText")}</p>
          </>
        )}
      </div>
      <Basis version={version} report={report} />
    </section>
  );
}

function Scale({ accuracy }: { accuracy: Accuracy }) {
  const { t } = useTranslation("quality");
  const format = useFormat();
  // The scale starts at 50 % unless the interval reaches below it.
  const from = accuracy.low < 0.5 ? 0 : 0.5;
  return (
    <div className={css.scale}>
      <Meter at={accuracy.share} range={accuracy} promise={promisedAccuracy} from={from} size="large" />
      <p aria-hidden="true">
        <Ltr>{format.percent(from)}</Ltr> <span>{t("figure.dashed")}</span> <Ltr>100%</Ltr>
      </p>
      <p>
        <Trans
          t={t}
          i18nKey="figure.text"
          count={accuracy.questions}
          values={{ number: format.number(accuracy.questions), answered: format.number(accuracy.answered) }}
          components={{ b: <b /> }}
        />{" "}
        <Trans
          t={t}
          i18nKey="figure.interval"
          values={{ low: format.percent(accuracy.low), high: format.percent(accuracy.high) }}
          components={{ low: <Share />, high: <Share />, sure: <Ltr /> }}
        />
      </p>
    </div>
  );
}

/** The confidence threshold, and the comparison with the previous version. */
function Basis({ version, report }: { version: MeasuredVersion; report: Report }) {
  const { t } = useTranslation("quality");
  const format = useFormat();
  const { comparison } = report;
  return (
    <div className={css.basis}>
      <p className={css.version}>
        {t("figure.version", { number: version.number, date: format.date(version.created_at) })}
      </p>
      <p>
        <Trans
          t={t}
          i18nKey="figure.certainty"
          values={{
            answer: format.percent(report.answer_from),
            clarify: format.percent(report.clarify_from),
          }}
          components={{ answer: <Share />, clarify: <Share /> }}
        />{" "}
        {report.automatic && t("figure.automatic")}
      </p>
      {comparison && comparison.better + comparison.worse > 0 && (
        <p>
          <Trans
            t={t}
            i18nKey="figure.compared"
            count={comparison.better + comparison.worse}
            values={{
              with: comparison.with,
              better: format.number(comparison.better),
              worse: format.number(comparison.worse),
            }}
            components={{ b: <b />, with: <Ltr /> }}
          />
        </p>
      )}
    </div>
  );
}
