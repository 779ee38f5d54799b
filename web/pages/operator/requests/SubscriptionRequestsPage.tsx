import { Trans, useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { listSubscriptionRequests } from "#shared/contract/subscriptions.ts";
import { useRead } from "#web/api/use-read.ts";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { OperatorPayments } from "#web/components/operator/OperatorPayments.tsx";
import { RequestTabs } from "#web/components/operator/RequestTabs.tsx";
import { SubscriptionRequestRow } from "#web/components/operator/SubscriptionRequestRow.tsx";
import { useNow } from "#web/components/operator/use-now.ts";
import { Lede, Page, PageHead, Rows } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";

const askEveryMs = 60_000;
const decidedStates = ["activated", "declined"] as const;

/** What businesses asked for, the longest waiting first. State and page live in the address. */
export function SubscriptionRequestsPage() {
  const { t } = useTranslation("operator");
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const state = decidedStates.find((decided) => decided === search.get("state")) ?? "open";
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const read = useRead(
    listSubscriptionRequests,
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
      <PageHead title={t("subscriptions.title")} />
      <Waiting />
      <OperatorPayments />
      <RequestTabs current={state} />
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={4} height="5rem" />}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => go(1)} />}
      {list?.meta.total === 0 && (
        <EmptyState title={t(`subscriptions.${state}.none`)}>
          {t(`subscriptions.${state}.noneText`)}
        </EmptyState>
      )}
      {list && list.data.length > 0 && (
        <div aria-busy={read.isPlaceholderData}>
          <Rows label={t(`subscriptions.tabs.${state}`)}>
            {list.data.map((request) => (
              <SubscriptionRequestRow key={request.id} request={request} now={now} />
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

/** How many wait, and for how long the oldest has. */
function Waiting() {
  const { t } = useTranslation("operator");
  const format = useFormat();
  const open = useRead(listSubscriptionRequests, { query: { page_size: 1 } }).data;
  if (!open) return null;
  const [oldest] = open.data;
  const { total } = open.meta;
  return (
    <Lede>
      {oldest ? (
        <Trans
          t={t}
          i18nKey="subscriptions.lede"
          values={{
            requests: t("requests.waiting", { count: total, number: format.number(total) }),
            since: format.since(oldest.requested_at),
          }}
          components={{ b: <b /> }}
        />
      ) : (
        t("subscriptions.ledeNone")
      )}
    </Lede>
  );
}
