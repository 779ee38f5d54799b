import { Trans, useTranslation } from "react-i18next";
import { getKnowledge } from "#web/api/endpoints/knowledge.ts";
import { promisedAccuracy as promise } from "#shared/values/quality.ts";
import { useRead } from "#web/api/use-read.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { Meter } from "#web/components/signs/Meter.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { Figure } from "#web/ui/Figure.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./AccuracySection.module.css";

/** The accuracy of the live version, as measured at its training. Nothing is shown that was not measured. */
export function AccuracySection() {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { data, isPending } = useRead(getKnowledge, {});
  const accuracy = data?.data.versions.find((version) => version.live)?.accuracy;
  if (isPending) {
    return (
      <Section title={t("accuracy.title")}>
        <Skeleton rows={3} />
      </Section>
    );
  }
  if (!accuracy) {
    return (
      <Section title={t("accuracy.title")}>
        <p className={css.text}>{t("accuracy.none")}</p>
        <TextLink to={paths.knowledge()}>{t("accuracy.noneGo")}</TextLink>
      </Section>
    );
  }
  const isMade = accuracy.basis === "made";
  // The scale starts at 50 % unless the interval reaches below it.
  const from = accuracy.low < 0.5 ? 0 : 0.5;
  const values = {
    number: format.number(accuracy.questions),
    answered: format.number(accuracy.answered),
    low: format.percent(accuracy.low),
    high: format.percent(accuracy.high),
  };
  return (
    <Section title={t(isMade ? "accuracy.titleMade" : "accuracy.title")}>
      <p className={css.share}>
        <Ltr>{format.percent(accuracy.share)}</Ltr>
      </p>
      {!isMade && (
        <p className={css.promise} aria-hidden="true">
          <span style={{ insetInlineStart: `calc(${((promise - from) / (1 - from)) * 100}% - 5rem)` }}>
            {t("accuracy.promise")} <Ltr>{format.percent(promise)}</Ltr>
          </span>
        </p>
      )}
      <Meter
        at={accuracy.share}
        range={accuracy}
        promise={isMade ? undefined : promise}
        from={from}
        size="large"
      />
      <p className={css.scale} aria-hidden="true">
        <Ltr>{format.percent(from)}</Ltr> <Ltr>100%</Ltr>
      </p>
      <p className={css.text}>
        <Trans
          t={t}
          i18nKey={isMade ? "accuracy.made" : "accuracy.text"}
          count={accuracy.questions}
          values={values}
          components={{ b: <b />, low: <Figure />, high: <Figure />, sure: <Ltr /> }}
        />
      </p>
      <p className={css.better}>
        <span>{t("accuracy.better")}</span>
        <TextLink to={portalPaths.quality()}>{t("accuracy.betterGo")}</TextLink>
      </p>
    </Section>
  );
}
