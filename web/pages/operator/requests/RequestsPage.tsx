import { Trans, useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { countDemoRequests, listDemoRequests } from "#shared/contract/demo-requests.ts";
import { useRead } from "#web/api/use-read.ts";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { DemoRequestRow } from "#web/components/operator/DemoRequestRow.tsx";
import { RequestTabs } from "#web/components/operator/RequestTabs.tsx";
import { useNow } from "#web/components/operator/use-now.ts";
import { Lede, Page, PageHead, Rows } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";

const askEveryMs = 60_000;

/** What the public site's visitors ask the company for, the longest waiting first. State and page live in the address. */
export function RequestsPage() {
  const { t } = useTranslation("operator");
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const state = search.get("state") === "handled" ? "handled" : "open";
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const read = useRead(
    listDemoRequests,
    { query: { state, page } },
    { keepPrevious: true, refetchInterval: askEveryMs },
  );
  const counts = useRead(countDemoRequests, {}).data?.data;
  const list = read.data;
  const oldest = useRead(listDemoRequests, { query: { state: "open", page_size: 1 } }).data?.data[0];
  const go = (to: number) => {
    setSearch({ ...(state === "handled" && { state }), ...(to > 1 && { page: String(to) }) });
    window.scrollTo(0, 0);
  };
  const values = oldest &&
    counts && {
      requests: t("requests.waiting", { count: counts.open, number: format.number(counts.open) }),
      since: format.since(oldest.created_at),
    };
  return (
    <Page>
      <PageHead title={t("requests.title")} />
      {counts && (
        <Lede>
          {values ? (
            <Trans t={t} i18nKey="requests.lede" values={values} components={{ b: <b /> }} />
          ) : (
            counts.open === 0 && t("requests.ledeNone")
          )}
        </Lede>
      )}
      <RequestTabs current={state === "handled" ? "answered" : "demos"} />
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={4} height="7rem" />}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => go(1)} />}
      {list?.meta.total === 0 && (
        <EmptyState title={t(state === "open" ? "requests.noneOpen" : "requests.noneHandled")}>
          {t(state === "open" ? "requests.noneOpenText" : "requests.noneHandledText")}
        </EmptyState>
      )}
      {list && list.data.length > 0 && (
        <div aria-busy={read.isPlaceholderData}>
          <Rows label={t(`requests.${state}`)}>
            {list.data.map((request) => (
              <DemoRequestRow key={request.id} request={request} now={now} />
            ))}
          </Rows>
          {list.meta.total > list.meta.page_size && (
            <ListFooter meta={list.meta} range={(values) => t("requests.range", values)} onPage={go} />
          )}
        </div>
      )}
    </Page>
  );
}
