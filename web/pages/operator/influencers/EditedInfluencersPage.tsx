import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import type { EditedInfluencer } from "#shared/contract/operator-influencers.ts";
import {
  downloadInfluencerTemplate,
  listOperatorInfluencers,
} from "#web/api/endpoints/operator-influencers.ts";
import { useDownload } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { SearchField } from "#web/components/list/SearchField.tsx";
import { Page, PageHead, Rows } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { DownloadIcon, UploadIcon } from "#web/ui/icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./EditedInfluencersPage.module.css";
import { EditedInfluencerRow } from "./EditedInfluencerRow.tsx";
import { ImportDialog } from "./ImportDialog.tsx";
import { InfluencerForm } from "./InfluencerForm.tsx";

/** The directory that every organisation sees, the last changed entry first. */
export function EditedInfluencersPage() {
  const { t } = useTranslation(["influencers", "common", "operator"]);
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const [isImporting, setImporting] = useState(false);
  const [edited, setEdited] = useState<EditedInfluencer>();
  const q = search.get("q") ?? "";
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const read = useRead(
    listOperatorInfluencers,
    { query: { page, q: q || undefined } },
    { keepPrevious: true },
  );
  const list = read.data;
  const total = list?.meta.total ?? 0;
  const showList = (next: { q?: string; page?: number }) => {
    const fields = new URLSearchParams(next.q ? { q: next.q } : {});
    if (next.page && next.page > 1) fields.set("page", String(next.page));
    setSearch(fields, { replace: next.page === undefined });
    if (next.page !== undefined) window.scrollTo(0, 0);
  };
  const template = useDownload(downloadInfluencerTemplate);
  return (
    <Page>
      <PageHead
        title={t("operator:titles.operatorInfluencers")}
        note={list && t("list.total", { count: total, number: format.number(total) })}
        end={
          <>
            <Button onClick={() => void template.run()}>
              <DownloadIcon size="small" />
              {t("office.template")}
            </Button>
            <Button look="main" onClick={() => setImporting(true)}>
              <UploadIcon size="small" />
              {t("office.import")}
            </Button>
          </>
        }
      />
      <p className={css.lede}>{t("office.lede")}</p>
      <div className={css.search}>
        <SearchField label={t("office.find")} value={q} onSearch={(text) => showList({ q: text })} />
      </div>
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={8} height="4rem" />}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => showList({ q, page: 1 })} />}
      {list && total === 0 && (
        <EmptyState
          title={q ? t("common:noData") : t("office.none")}
          action={q && <Button onClick={() => showList({})}>{t("list.showAll")}</Button>}
        >
          {q ? t("office.noneFound", { q }) : t("office.noneText")}
        </EmptyState>
      )}
      {list && list.data.length > 0 && (
        <div aria-busy={read.isPlaceholderData}>
          <Rows label={t("list.label")}>
            {list.data.map((influencer) => (
              <EditedInfluencerRow
                key={influencer.id}
                influencer={influencer}
                onEdit={() => setEdited(influencer)}
              />
            ))}
          </Rows>
          {list.meta.total > list.meta.page_size && (
            <ListFooter
              meta={list.meta}
              range={(values) => t("list.range", values)}
              onPage={(next) => showList({ q, page: next })}
            />
          )}
        </div>
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {edited && <InfluencerForm influencer={edited} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}
