import { Trans, useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { listFaqs } from "#shared/contract/faqs.ts";
import css from "#web/pages/portal/knowledge/KnowledgeLede.module.css";
import { TrainButton } from "#web/pages/portal/knowledge/TrainButton.tsx";
import { isTraining, type Knowledge } from "#web/pages/portal/knowledge/use-progress.ts";

/** The number of written answers and of replies that used them, with the button that trains the agent. */
export function AnswersSummary({
  list,
  knowledge,
  onTrain,
}: {
  list: ResultOf<typeof listFaqs>;
  knowledge: Knowledge;
  onTrain: (id: string) => void;
}) {
  const { t } = useTranslation("faqs");
  const { written, pending } = list.counts;
  const values = {
    answers: t("lede.answers", { count: written }),
    times: t("lede.times", { count: list.hits }),
  };
  return (
    <div className={css.lede}>
      <p className={css.sentence}>
        {written === 0 ? (
          t("lede.empty")
        ) : (
          <Trans
            t={t}
            i18nKey={list.hits > 0 ? "lede.used" : "lede.unused"}
            values={values}
            components={{ b: <b /> }}
          />
        )}
        {pending > 0 && <> {t("lede.pending", { count: pending })}</>}
      </p>
      {(list.counts.all > 0 || pending > 0) && (
        <TrainButton
          isRunning={isTraining(knowledge)}
          stage={knowledge.training?.status === "processing" ? "processing" : "submitted"}
          hasVersion={knowledge.versions.some((version) => version.live)}
          hasSources={knowledge.sources.length > 0 || written > 0}
          pending={knowledge.pending_changes}
          onStart={onTrain}
        />
      )}
    </div>
  );
}
