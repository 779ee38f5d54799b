import { Trans, useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./KnowledgeLede.module.css";
import { TrainButton } from "./TrainButton.tsx";
import { isTraining, type Knowledge } from "./use-progress.ts";

/** One sentence about the agent's knowledge, with the button that trains it. */
export function KnowledgeSummary({
  knowledge,
  onTrain,
}: {
  knowledge: Knowledge;
  onTrain: (id: string) => void;
}) {
  const { t } = useTranslation("knowledge");
  const live = knowledge.versions.find((version) => version.live);
  const { training, pending_changes: pending } = knowledge;
  return (
    <div className={css.lede}>
      <p className={css.sentence}>
        <Sentence knowledge={knowledge} />
        {live && pending > 0 && <> {t("lede.pending", { count: pending })}</>}
        {live && knowledge.versions.length === 1 && (
          <>
            {" "}
            <TextLink to={portalPaths.businessFacts()}>{t("lede.facts")}</TextLink>
          </>
        )}
      </p>
      <TrainButton
        isRunning={isTraining(knowledge)}
        stage={training?.status === "processing" ? "processing" : "submitted"}
        hasVersion={live !== undefined}
        hasSources={knowledge.sources.length > 0 || pending > 0}
        pending={pending}
        onStart={onTrain}
      />
      {training?.held_back && (
        <p role="status" className={css.failed}>
          <WarningIcon size="small" />
          <span>
            <b>{t("train.heldBack")}</b> {live && t("train.stillAnswering", { number: live.number })}{" "}
            <TextLink to={portalPaths.quality()}>{t("train.heldBackGo")}</TextLink>
          </span>
        </p>
      )}
      {training?.status === "failed" && (
        <p role="status" className={css.failed}>
          <WarningIcon size="small" />
          <span>
            <b>{t("train.lastFailed")}</b> {training.problem_text}{" "}
            {live && t("train.stillAnswering", { number: live.number })}
          </span>
        </p>
      )}
    </div>
  );
}

function Sentence({ knowledge: { versions, sources } }: { knowledge: Knowledge }) {
  const { t } = useTranslation("knowledge");
  const format = useFormat();
  const live = versions.find((version) => version.live);
  const components = { b: <b />, share: <Ltr /> };
  if (!live) {
    if (sources.length === 0) return t("lede.empty");
    const values = { sources: t("lede.added", { count: sources.length }) };
    return <Trans t={t} i18nKey="lede.untrained" values={values} components={components} />;
  }
  // The entries are those for customers, so only their sources are counted.
  const forStaff = sources.filter(
    ({ audience, live: isKnown, status }) => isKnown && audience === "staff" && status === "trained",
  ).length;
  const values = {
    entries: t("lede.entries", { count: live.entries }),
    sources: t("lede.sources", { count: live.sources - forStaff }),
  };
  if (!live.accuracy) return <Trans t={t} i18nKey="lede.knows" values={values} components={components} />;
  return (
    <Trans
      t={t}
      i18nKey={live.accuracy.basis === "made" ? "lede.knowsMade" : "lede.knowsMeasured"}
      values={{ ...values, share: format.percent(live.accuracy.share) }}
      components={components}
    />
  );
}
