import { useEffect } from "react";
import { Trans, useTranslation } from "react-i18next";
import type { EndpointOf } from "#web/api/endpoint.ts";
import { useSearchParams } from "#web/use-search-params.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { listUnansweredQuestions } from "#web/api/endpoints/unanswered-questions.ts";
import { getKnowledge } from "#web/api/endpoints/knowledge.ts";
import { useRead } from "#web/api/use-read.ts";
import { KnowledgeTabs } from "#web/components/knowledge/KnowledgeTabs.tsx";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { EmptyPicture } from "#web/components/pictures/EmptyPicture.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { useProgress } from "#web/pages/portal/knowledge/use-progress.ts";
import { UnansweredQuestionList } from "./UnansweredQuestionList.tsx";
import css from "./UnansweredQuestionsPage.module.css";

/** The polling interval while questions are grouped, in case the event is missed. */
const pollMs = 2000;

/** The questions that the agent could not answer, grouped by meaning. */
export function UnansweredQuestionsPage() {
  const { t } = useTranslation(["unansweredQuestions", "common"]);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const read = useRead(listUnansweredQuestions, { query: { page } }, { keepPrevious: true });
  const knowledge = useRead(getKnowledge, {});
  useProgress(knowledge.data?.data);
  const list = read.data;
  const { refetch } = read;
  const isGrouping = list?.grouping === true;
  useEffect(() => {
    if (!isGrouping) return;
    const timer = setInterval(() => void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isGrouping, refetch]);
  const isTrained = knowledge.data?.data.versions.some((version) => version.live) ?? true;
  const isWaiting = list?.grouped_at === null;
  return (
    <Page>
      <PageHead title={t("common:titles.knowledge")} note={t("note")} />
      <KnowledgeTabs />
      {list && !isWaiting ? (
        <div className={css.questions}>
          {list.data.length > 0 ? (
            <>
              <GapsLede list={list} />
              <UnansweredQuestionList
                list={list}
                onPage={(next) => setSearch(next > 1 ? { page: String(next) } : {})}
              />
            </>
          ) : (
            <NoGaps isTrained={isTrained} />
          )}
        </div>
      ) : read.error ? (
        <ErrorState error={read.error} onRetry={() => void refetch()} />
      ) : (
        <div className={css.loading}>
          {isWaiting && <p role="status">{t("list.grouping")}</p>}
          <Skeleton rows={5} height="5rem" />
        </div>
      )}
    </Page>
  );
}

function GapsLede({ list }: { list: ResultOf<EndpointOf<typeof listUnansweredQuestions>> }) {
  const { t } = useTranslation("unansweredQuestions");
  const values = {
    questions: t("lede.questions", { count: list.asked }),
    gaps: t("lede.gaps", { count: list.meta.total }),
  };
  return (
    <div className={css.lede}>
      <p>
        <Trans t={t} i18nKey="lede.open" values={values} components={{ b: <b /> }} />
      </p>
      <small role="status">{t(list.grouping ? "list.grouping" : "lede.note")}</small>
    </div>
  );
}

function NoGaps({ isTrained }: { isTrained: boolean }) {
  const { t } = useTranslation("unansweredQuestions");
  if (!isTrained)
    return (
      <EmptyState
        picture={<EmptyPicture kind="answers" />}
        title={t("list.noneUntrained")}
        action={
          <LinkButton to={paths.knowledge()} look="main">
            {t("list.noneGo")}
          </LinkButton>
        }
      >
        {t("list.noneUntrainedText")}
      </EmptyState>
    );
  return (
    <EmptyState title={t("list.none")} picture={<EmptyPicture kind="answers" />}>
      {t("list.noneText")}
    </EmptyState>
  );
}
