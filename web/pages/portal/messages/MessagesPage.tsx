import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { maxCounted } from "#shared/rules/pagination.ts";
import { listMessages } from "#web/api/endpoints/messages.ts";
import { useRead } from "#web/api/use-read.ts";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { useRowKeys } from "#web/components/list/row-keys.ts";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { EmptyPicture } from "#web/components/pictures/EmptyPicture.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { useSearchParams } from "#web/use-search-params.ts";
import { everyMessage, isFilteredView, type MessageView, readMessageView } from "./message-view.ts";
import { MessageFilters } from "./MessageFilters.tsx";
import css from "./MessagesPage.module.css";
import { MessageTable } from "./MessageTable.tsx";

/** The messages behind the dashboard's figures (C200). The address contains the filters and the page. */
export function MessagesPage() {
  const { t } = useTranslation(["messages", "common"]);
  const format = useFormat();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = readMessageView(search);
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const read = useRead(listMessages, { query: { ...view, page } }, { keepPrevious: true });
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const list = read.data;
  const isFiltered = isFilteredView(view);
  const show = (change: Partial<MessageView>) => void navigate(portalPaths.messages({ ...view, ...change }));
  const turnTo = (next: number) => {
    void navigate(portalPaths.messages({ ...view, page: next > 1 ? next : undefined }));
    window.scrollTo(0, 0);
  };
  const total = list?.meta.total ?? 0;
  return (
    <Page full className={css.page ?? ""}>
      <PageHead title={t("common:titles.messages")} note={t("text")} />
      <MessageFilters view={view} onChange={show} />
      {list && (
        <p role="status" className={css.found}>
          {total > maxCounted
            ? t("foundMany", { number: format.number(maxCounted) })
            : t("found", { count: total, number: format.number(total) })}
        </p>
      )}
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && (
        <div className={css.loading}>
          <Skeleton rows={10} />
        </div>
      )}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => turnTo(1)} />}
      {list && total === 0 && (
        <EmptyState
          picture={<EmptyPicture kind="messages" />}
          title={t(isFiltered ? "none" : "empty")}
          action={isFiltered && <Button onClick={() => show(everyMessage)}>{t("clear")}</Button>}
        >
          {t(isFiltered ? "noneText" : "emptyText")}
        </EmptyState>
      )}
      {list && list.data.length > 0 && (
        <>
          <div ref={rows} aria-busy={read.isPlaceholderData}>
            <MessageTable messages={list.data} />
          </div>
          <ListFooter
            meta={list.meta}
            range={(values) => t("range", { ...values, total: format.count(values.total) })}
            onPage={turnTo}
          />
        </>
      )}
    </Page>
  );
}
