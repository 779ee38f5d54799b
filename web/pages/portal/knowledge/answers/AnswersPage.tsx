import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import type { Faq } from "#shared/contract/faqs.ts";
import { getFaq, listFaqs } from "#web/api/endpoints/faqs.ts";
import { getKnowledge } from "#web/api/endpoints/knowledge.ts";
import { useRead } from "#web/api/use-read.ts";
import { KnowledgeTabs } from "#web/components/knowledge/KnowledgeTabs.tsx";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import columns from "#web/pages/portal/knowledge/KnowledgePage.module.css";
import { TryQuestion } from "#web/pages/portal/knowledge/TryQuestion.tsx";
import { useProgress } from "#web/pages/portal/knowledge/use-progress.ts";
import { AnswersSummary } from "./AnswersSummary.tsx";
import { FaqDialog } from "./FaqDialog.tsx";
import { FaqList } from "./FaqList.tsx";
import { useDeleteFaq } from "./use-delete-faq.ts";

/** The answers that the team wrote. The address contains the search, the page and the open answer (B35). */
export function AnswersPage() {
  const { t } = useTranslation(["faqs", "common"]);
  const [search, setSearch] = useSearchParams();
  const q = search.get("q") ?? "";
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const openFaqId = search.get("faq");
  const read = useRead(listFaqs, { query: { page, q: q || undefined } }, { keepPrevious: true });
  const knowledge = useRead(getKnowledge, {});
  const watchTraining = useProgress(knowledge.data?.data);
  const remove = useDeleteFaq();
  // A link from another page can open a new answer.
  const [isWriting, setWriting] = useState(search.has("write"));
  const showList = (fields: { q?: string; page?: number; faq?: string }) => {
    const next = new URLSearchParams(fields.q ? { q: fields.q } : {});
    if (fields.page && fields.page > 1) next.set("page", String(fields.page));
    if (fields.faq) next.set("faq", fields.faq);
    setSearch(next, { replace: fields.page === undefined, preventScrollReset: true });
  };
  const error = read.error ?? knowledge.error;
  const live = knowledge.data?.data.versions.find((version) => version.live);
  return (
    <Page>
      <PageHead title={t("common:titles.knowledge")} note={t("note")} />
      <KnowledgeTabs />
      {read.data && knowledge.data ? (
        <div className={columns.columns}>
          <div className={columns.main}>
            <AnswersSummary list={read.data} knowledge={knowledge.data.data} onTrain={watchTraining} />
            <FaqList
              list={read.data}
              q={q}
              onSearch={(text) => showList({ q: text })}
              onPage={(next) => showList({ q, page: next })}
              onWrite={() => setWriting(true)}
              onOpen={(faq) => showList({ q, page, faq: faq.id })}
              onDelete={(faq) => void remove(faq)}
            />
          </div>
          <div className={columns.side}>
            <TryQuestion live={live} />
          </div>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void Promise.all([read.refetch(), knowledge.refetch()])} />
      ) : (
        <div className={columns.loading}>
          <Skeleton rows={6} height="4.5rem" />
        </div>
      )}
      {isWriting && (
        <FaqDialog
          faq={null}
          question={initialQuestion(search.get("write"))}
          onClose={() => {
            setWriting(false);
            if (search.has("write")) showList({ q, page });
          }}
        />
      )}
      {openFaqId && (
        <OpenedFaq
          key={openFaqId}
          id={openFaqId}
          listed={read.data?.data.find((faq) => faq.id === openFaqId)}
          onClose={() => showList({ q, page })}
        />
      )}
    </Page>
  );
}

/** Returns the question with which a link starts a new answer. */
const initialQuestion = (write: string | null): string => (write === null || write === "1" ? "" : write);

/** The answer to which a link leads. It can be on another page of the list. */
function OpenedFaq({ id, listed, onClose }: { id: string; listed: Faq | undefined; onClose: () => void }) {
  const { data } = useRead(getFaq, { params: { id } }, { enabled: !listed });
  const faq = listed ?? data?.data;
  return faq ? <FaqDialog faq={faq} onClose={onClose} /> : null;
}
