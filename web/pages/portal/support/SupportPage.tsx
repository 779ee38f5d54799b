import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import { listSupportRequests } from "#web/api/endpoints/support-requests.ts";
import { useRead } from "#web/api/use-read.ts";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { Page, PageHead, Rows } from "#web/components/portal/Page.tsx";
import { Button } from "#web/ui/Button.tsx";
import { EmptyPicture } from "#web/components/pictures/EmptyPicture.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { AddIcon } from "#web/ui/icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { NewRequestDialog } from "./NewRequestDialog.tsx";
import css from "./SupportPage.module.css";
import { SupportRequestRow } from "./SupportRequestRow.tsx";

const pollMs = 60_000;

/** The support requests of members with the company's answers. The address contains the page. */
export function SupportPage() {
  const { t } = useTranslation("support");
  const [search, setSearch] = useSearchParams();
  const [isWriting, setWriting] = useState(false);
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const read = useRead(
    listSupportRequests,
    { query: { page } },
    { keepPrevious: true, refetchInterval: pollMs },
  );
  const list = read.data;
  const showPage = (to: number) => {
    setSearch(to > 1 ? { page: String(to) } : {});
    window.scrollTo(0, 0);
  };
  const write = (
    <Button look="main" onClick={() => setWriting(true)}>
      <AddIcon size="small" />
      {t("new")}
    </Button>
  );
  const isNone = list?.meta.total === 0;
  return (
    <Page>
      <PageHead title={t("title")} note={t("lede")} end={!isNone && write} />
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={3} height="5rem" />}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => showPage(1)} />}
      {isNone && (
        <EmptyState title={t("none")} picture={<EmptyPicture kind="support" />} action={write}>
          {t("noneText")}
        </EmptyState>
      )}
      {list && list.data.length > 0 && (
        <div className={css.list} aria-busy={read.isPlaceholderData}>
          <Rows label={t("list")}>
            {list.data.map((request) => (
              <SupportRequestRow key={request.id} request={request} />
            ))}
          </Rows>
          {list.meta.total > list.meta.page_size && (
            <ListFooter meta={list.meta} range={(values) => t("range", values)} onPage={showPage} />
          )}
        </div>
      )}
      {isWriting && (
        <NewRequestDialog
          onClose={() => setWriting(false)}
          onSent={() => {
            setWriting(false);
            showPage(1);
          }}
        />
      )}
    </Page>
  );
}
