import { Trans, useTranslation } from "react-i18next";
import { supportStates } from "#shared/values/support-requests.ts";
import { listOperatorSupportRequests } from "#web/api/endpoints/support-requests.ts";
import { useRead } from "#web/api/use-read.ts";
import { OperatorSupportRow } from "#web/components/operator/OperatorSupportRow.tsx";
import { requestPollMs, RequestList } from "#web/components/operator/RequestList.tsx";
import { RequestTabs } from "#web/components/operator/RequestTabs.tsx";
import { useRequestSearch } from "#web/components/operator/use-request-search.ts";
import { Lede, Page, PageHead } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { operatorPaths } from "#web/operator-paths.ts";

/** The support requests of members, the longest waiting first. The address contains the state and the page. */
export function SupportRequestsPage() {
  const { t } = useTranslation(["support", "operator"]);
  const { state, page, goToPage } = useRequestSearch(supportStates);
  const read = useRead(
    listOperatorSupportRequests,
    { query: { state, page } },
    { keepPrevious: true, refetchInterval: requestPollMs },
  );
  return (
    <Page>
      <PageHead title={t("operator:titles.operatorSupport")} />
      <Waiting />
      <RequestTabs
        current="support"
        states={supportStates.map((one) => ({
          to: operatorPaths.support(one === "open" ? {} : { state: one }),
          label: t(`office.states.${one}`),
          current: one === state,
        }))}
      />
      <RequestList
        read={read}
        label={t("office.list")}
        none={{ title: t(`office.none.${state}`), text: t(`office.noneText.${state}`) }}
        range={(values) => t("range", values)}
        onPage={goToPage}
      >
        {(request, now) => <OperatorSupportRow key={request.id} request={request} now={now} />}
      </RequestList>
    </Page>
  );
}

/** The number of waiting requests and the age of the oldest. */
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
