import { useTranslation } from "react-i18next";
import { getKnowledge } from "#web/api/endpoints/knowledge.ts";
import { useRead } from "#web/api/use-read.ts";
import { KnowledgeTabs } from "#web/components/knowledge/KnowledgeTabs.tsx";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { BrandNames } from "./BrandNames.tsx";
import { KnowledgeSummary } from "./KnowledgeSummary.tsx";
import css from "./KnowledgePage.module.css";
import { SourceTabs } from "./SourceTabs.tsx";
import { TryQuestionLink } from "./TryQuestionLink.tsx";
import { TryQuestion } from "./TryQuestion.tsx";
import { useProgress } from "./use-progress.ts";
import { Versions } from "./Versions.tsx";

/** The knowledge base (C227–C237): its sources, its versions, and a box for trying questions. */
export function KnowledgePage() {
  const { t } = useTranslation(["knowledge", "common"]);
  const { data, error, refetch } = useRead(getKnowledge, {});
  const liveVersion = data?.data.versions.find((version) => version.live);
  const watchTraining = useProgress(data?.data);
  return (
    <Page>
      <PageHead title={t("common:titles.knowledge")} note={t("note")} />
      <KnowledgeTabs />
      {data ? (
        <div className={css.columns}>
          <div className={css.main}>
            <KnowledgeSummary knowledge={data.data} onTrain={watchTraining} />
            {liveVersion && <TryQuestionLink />}
            <SourceTabs sources={data.data.sources} />
            <BrandNames brand={data.data.brand} />
          </div>
          <div className={css.side}>
            <TryQuestion live={liveVersion} />
            <Versions versions={data.data.versions} />
          </div>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={css.loading}>
          <Skeleton rows={6} height="3.25rem" />
        </div>
      )}
    </Page>
  );
}
