import { Trans, useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { listOperatorSupportRequests, supportStates } from "#shared/contract/support-requests.ts";
import { useRead } from "#web/api/use-read.ts";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { OperatorSupportRow } from "#web/components/operator/OperatorSupportRow.tsx";
import { RequestTabs } from "#web/components/operator/RequestTabs.tsx";
import { useNow } from "#web/components/operator/use-now.ts";
import { Lede, Page, PageHead, Rows } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";

const askEveryMs = 60_000;
const tabs = { open: "support", answered: "supportAnswered", closed: "supportClosed" } as const;

/** What members wrote to the company, the longest waiting first. State and page live in the address. */
export function SupportRequestsPage() {
  const { t } = useTranslation(["support", "operator"]);
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const state = supportStates.find((one) => one === search.get("state")) ?? "open";
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const read = useRead(
    listOperatorSupportRequests,
    { query: { state, page } },
    { keepPrevious: true, refetchInterval: askEveryMs },
  );
  const list = read.data;
  const go = (to: number) => {
    setSearch({ ...(state !== "open" && { state }), ...(to > 1 && { page: String(to) }) });
    window.scrollTo(0, 0);
  };
  return (
    <Page>
      <PageHead title={t("operator:titles.operatorSupport")} />
      <Waiting />
      <RequestTabs current={tabs[state]} />
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={4} height="7rem" />}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => go(1)} />}
      {list?.meta.total === 0 && (
        <EmptyState title={t(`office.none.${state}`)}>{t(`office.noneText.${state}`)}</EmptyState>
      )}
      {list && list.data.length > 0 && (
        <div aria-busy={read.isPlaceholderData}>
          <Rows label={t("office.list")}>
            {list.data.map((request) => (
              <OperatorSupportRow key={request.id} request={request} now={now} />
            ))}
          </Rows>
          {list.meta.total > list.meta.page_size && (
            <ListFooter meta={list.meta} range={(values) => t("range", values)} onPage={go} />
          )}
        </div>
      )}
    </Page>
  );
}

/** How many wait, and for how long the oldest has. */
function Waiting() {
  const { t } = useTranslation(["support", "operator"]);
  const format = useFormat();
  const open = useRead(listOperatorSupportRequests, { query: { page_size: 1 } }).data;
  if (!open) return null;
  const since = open.data[0]?.waits_since;
  const { total } = open.meta;
  return (
    <Lede>
      {since ? (
        <Trans
          t={t}
          i18nKey="office.lede"
          values={{
            requests: t("operator:requests.waiting", { count: total, number: format.number(total) }),
            since: format.since(since),
          }}
          components={{ b: <b /> }}
        />
      ) : (
        t("office.ledeNone")
      )}
    </Lede>
  );
}
