import { Trans, useTranslation } from "react-i18next";
import { listSubscriptionRequests } from "#web/api/endpoints/subscriptions.ts";
import { useRead } from "#web/api/use-read.ts";
import { OperatorPayments } from "#web/components/operator/OperatorPayments.tsx";
import { requestPollMs, RequestList } from "#web/components/operator/RequestList.tsx";
import { RequestTabs } from "#web/components/operator/RequestTabs.tsx";
import { SubscriptionRequestRow } from "#web/components/operator/SubscriptionRequestRow.tsx";
import { useRequestSearch } from "#web/components/operator/use-request-search.ts";
import { Lede, Page, PageHead } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { operatorPaths } from "#web/operator-paths.ts";

const states = ["open", "activated", "declined"] as const;

/** The subscription requests of businesses, the longest waiting first. The address contains the state and the page. */
export function SubscriptionRequestsPage() {
  const { t } = useTranslation("operator");
  const { state, page, goToPage } = useRequestSearch(states);
  const read = useRead(
    listSubscriptionRequests,
    { query: { state, page } },
    { keepPrevious: true, refetchInterval: requestPollMs },
  );
  return (
    <Page>
      <PageHead title={t("subscriptions.title")} />
      <Waiting />
      <OperatorPayments />
      <RequestTabs
        current="open"
        states={states.map((one) => ({
          to: operatorPaths.subscriptions(one === "open" ? {} : { state: one }),
          label: t(`subscriptions.states.${one}`),
          current: one === state,
        }))}
      />
      <RequestList
        read={read}
        label={t(`subscriptions.states.${state}`)}
        none={{ title: t(`subscriptions.${state}.none`), text: t(`subscriptions.${state}.noneText`) }}
        range={(values) => t("requests.range", values)}
        onPage={goToPage}
      >
        {(request, now) => <SubscriptionRequestRow key={request.id} request={request} now={now} />}
      </RequestList>
    </Page>
  );
}

/** The number of waiting requests and the age of the oldest. */
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
