import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import type { TestQuestion } from "#shared/contract/questions.ts";
import { listQuestions } from "#web/api/endpoints/questions.ts";
import { lastPageOf } from "#shared/rules/pagination.ts";
import { useRead } from "#web/api/use-read.ts";
import { QuestionRow } from "#web/components/knowledge/QuestionRow.tsx";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { SearchField } from "#web/components/list/SearchField.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { AddIcon, UploadIcon } from "#web/ui/icons.tsx";
import { Pagination } from "#web/ui/Pagination.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { DeleteQuestionDialog } from "./DeleteQuestionDialog.tsx";
import { ImportDialog } from "./ImportDialog.tsx";
import { QuestionDialog } from "./QuestionDialog.tsx";
import css from "./TestQuestions.module.css";

/**
 * The organisation's test questions: written, imported, or confirmed by staff. The address contains the search and
 * the page (B35).
 */
export function TestQuestions() {
  const { t } = useTranslation("quality");
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [edited, setEdited] = useState<TestQuestion>();
  const [deleted, setDeleted] = useState<TestQuestion>();
  const q = search.get("q") ?? "";
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const { data, error, refetch, isPending } = useRead(
    listQuestions,
    { query: { page, q: q || undefined } },
    { keepPrevious: true },
  );
  const showList = (next: { q?: string; page?: number }) => {
    const fields = new URLSearchParams({ tab: "questions", ...(next.q && { q: next.q }) });
    if (next.page && next.page > 1) fields.set("page", String(next.page));
    setSearch(fields, { replace: next.page === undefined });
  };
  const isEmpty = data?.meta.total === 0;
  const buttons = (
    <>
      <Button look={isEmpty && !q ? "main" : "line"} onClick={() => setAdding(true)}>
        <AddIcon size="small" />
        {t("questions.add")}
      </Button>
      <Button look={isEmpty && !q ? "line" : "quiet"} onClick={() => setImporting(true)}>
        <UploadIcon size="small" />
        {t("questions.import")}
      </Button>
    </>
  );
  return (
    <>
      <p className={css.note}>{t("questions.note")}</p>
      {!(isEmpty && !q) && (
        <div className={css.bar}>
          <SearchField label={t("questions.search")} value={q} onSearch={(text) => showList({ q: text })} />
          <span className={css.buttons}>{buttons}</span>
        </div>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton rows={4} height="3rem" />}
      {data && isEmptyPage(data) && <EmptyPage onFirst={() => showList({ q, page: 1 })} />}
      {isEmpty &&
        (q ? (
          <EmptyState
            level={3}
            title={t("questions.searchNone", { q })}
            action={<Button onClick={() => showList({})}>{t("questions.searchGo")}</Button>}
          />
        ) : (
          <EmptyState
            level={3}
            title={t("questions.empty")}
            action={<span className={css.buttons}>{buttons}</span>}
          >
            {t("questions.emptyText")}
          </EmptyState>
        ))}
      {data && data.data.length > 0 && (
        <>
          <Rows label={t("tabs.questions")}>
            {data.data.map((question) => (
              <QuestionRow
                key={question.id}
                question={question}
                onEdit={() => setEdited(question)}
                onDelete={() => setDeleted(question)}
              />
            ))}
          </Rows>
          <Pagination
            page={data.meta.page}
            last={lastPageOf(data.meta.total, data.meta.page_size)}
            onChange={(next) => showList({ q, page: next })}
          />
        </>
      )}
      {isAdding && <QuestionDialog onClose={() => setAdding(false)} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {edited && <QuestionDialog question={edited} onClose={() => setEdited(undefined)} />}
      {deleted && (
        <DeleteQuestionDialog
          id={deleted.id}
          question={deleted.question}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}
