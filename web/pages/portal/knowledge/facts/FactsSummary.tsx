import { Trans, useTranslation } from "react-i18next";
import type { BusinessFactsView } from "#shared/contract/business-facts.ts";
import css from "#web/pages/portal/knowledge/KnowledgeLede.module.css";
import { TrainButton } from "#web/pages/portal/knowledge/TrainButton.tsx";
import { isTraining, type Knowledge } from "#web/pages/portal/knowledge/use-progress.ts";
import { countFacts } from "./fact-of.ts";

/** The number of known topics, whether they are live, and the button that publishes changes. */
export function FactsSummary({
  facts,
  knowledge,
  onTrain,
}: {
  facts: BusinessFactsView;
  knowledge: Knowledge;
  onTrain: (id: string) => void;
}) {
  const { t } = useTranslation("facts");
  const { all, known, stated, pending } = countFacts(facts);
  const components = { b: <b /> };
  const next =
    pending > 0
      ? t("lede.pending", { count: pending })
      : known > 0
        ? t(stated < known ? "lede.review" : "lede.live")
        : "";
  return (
    <div className={css.lede}>
      <p className={css.sentence}>
        {known === 0 ? (
          t("lede.none")
        ) : (
          <Trans
            t={t}
            i18nKey={known === all ? "lede.all" : "lede.some"}
            values={{ known, all }}
            components={components}
          />
        )}{" "}
        {next}
      </p>
      {(pending > 0 || isTraining(knowledge)) && (
        <TrainButton
          isRunning={isTraining(knowledge)}
          stage={knowledge.training?.status === "processing" ? "processing" : "submitted"}
          hasVersion={knowledge.versions.some((version) => version.live)}
          hasSources
          pending={knowledge.pending_changes}
          onStart={onTrain}
        />
      )}
    </div>
  );
}
