import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useSearchParams } from "#web/use-search-params.ts";
import { listInfluencers } from "#web/api/endpoints/influencers.ts";
import { useRead } from "#web/api/use-read.ts";
import { InfluencerTable } from "#web/components/influencers/InfluencerTable.tsx";
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
import { addressOfView, type DirectoryView, isNarrowed, readDirectoryView } from "./directory-view.ts";
import { DirectoryFilters } from "./DirectoryFilters.tsx";
import { InfluencerDialog } from "./InfluencerDialog.tsx";
import css from "./MicroInfluencersPage.module.css";
import { useSearchEvent } from "./use-search-event.ts";

/** The directory of influencers (C045, C213). The address contains the filters and the open profile. */
export function MicroInfluencersPage() {
  const { t } = useTranslation(["influencers", "common"]);
  const format = useFormat();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = readDirectoryView(search);
  const profile = search.get("profile");
  const read = useRead(
    listInfluencers,
    { query: { ...view, q: view.q || undefined } },
    { keepPrevious: true },
  );
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows, field);
  const list = read.data;
  const total = list?.meta.total ?? 0;
  useSearchEvent(view.q, read.isPlaceholderData ? undefined : list?.meta.total);
  const showList = (change: Partial<DirectoryView>) => {
    void navigate(addressOfView({ ...view, page: 1, ...change }), { replace: change.page === undefined });
    if (change.page !== undefined) window.scrollTo(0, 0);
  };
  const isMine = view.list === "mine";
  return (
    <Page full className={css.page ?? ""}>
      <PageHead
        title={t("common:titles.microInfluencers")}
        note={t("note")}
        end={
          list && (
            <Button
              size="small"
              aria-pressed={isMine}
              look={isMine ? "main" : "line"}
              onClick={() => showList({ list: isMine ? undefined : "mine" })}
            >
              {t("filter.mine")}
              <b aria-hidden="true">{format.number(list.shortlisted)}</b>
              <span className="vh">{t("filter.mineCount", { count: list.shortlisted })}</span>
            </Button>
          )
        }
      />
      <DirectoryFilters view={view} counts={list?.specializations ?? []} onChange={showList} field={field} />
      <p role="status" className={css.count}>
        {list && t("list.total", { count: total, number: format.number(total) })}
      </p>
      {list?.data.some(({ is_sample }) => is_sample) && <p className={css.sample}>{t("sampleNote")}</p>}
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && (
        <div className={css.loading}>
          <Skeleton rows={8} height="4rem" />
        </div>
      )}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => showList({ page: 1 })} />}
      {list && total === 0 && <NobodyFound view={view} />}
      {list && list.data.length > 0 && (
        <>
          <div ref={rows} aria-busy={read.isPlaceholderData}>
            <InfluencerTable
              influencers={list.data}
              sort={view.sort}
              order={view.order}
              profileOf={(id) => addressOfView(view, id)}
            />
          </div>
          <ListFooter
            meta={list.meta}
            range={(values) => t("list.range", values)}
            onPage={(page) => showList({ page })}
          />
        </>
      )}
      {profile && (
        <InfluencerDialog
          id={profile}
          onClose={() => void navigate(addressOfView(view), { replace: true })}
        />
      )}
    </Page>
  );
}

function NobodyFound({ view }: { view: DirectoryView }) {
  const { t } = useTranslation(["influencers", "common"]);
  const navigate = useNavigate();
  const isOnlyMine = view.list === "mine" && !isNarrowed({ ...view, list: undefined });
  return (
    <EmptyState
      picture={<EmptyPicture kind="people" />}
      title={t("common:noData")}
      action={
        isNarrowed(view) && (
          <Button onClick={() => void navigate(portalPaths.microInfluencers())}>{t("list.showAll")}</Button>
        )
      }
    >
      {t(isOnlyMine ? "list.noneMine" : isNarrowed(view) ? "list.noneFound" : "list.empty")}
    </EmptyState>
  );
}
