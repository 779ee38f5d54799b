import { Trans, useTranslation } from "react-i18next";
import { countDemoRequests, listDemoRequests } from "#web/api/endpoints/demo-requests.ts";
import { useRead } from "#web/api/use-read.ts";
import { DemoRequestRow } from "#web/components/operator/DemoRequestRow.tsx";
import { requestPollMs, RequestList } from "#web/components/operator/RequestList.tsx";
import { RequestTabs } from "#web/components/operator/RequestTabs.tsx";
import { useRequestSearch } from "#web/components/operator/use-request-search.ts";
import { Lede, Page, PageHead } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";

const states = ["open", "handled"] as const;

/**
 * The demo requests of the public site's visitors, the longest waiting first. The address contains the state and the
 * page.
 */
export function RequestsPage() {
  const { t } = useTranslation("operator");
  const format = useFormat();
  const { state, page, goToPage } = useRequestSearch(states);
  const read = useRead(
    listDemoRequests,
    { query: { state, page } },
    { keepPrevious: true, refetchInterval: requestPollMs },
  );
  const counts = useRead(countDemoRequests, {}).data?.data;
  const oldest = useRead(listDemoRequests, { query: { state: "open", page_size: 1 } }).data?.data[0];
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
      <RequestTabs
        current="demos"
        states={states.map((one) => ({
          to: paths.operator(one === "open" ? {} : { state: one }),
          label: t(`requests.${one}`),
          count: one === "handled" ? counts?.handled : undefined,
          current: one === state,
        }))}
      />
      <RequestList
        read={read}
        label={t(`requests.${state}`)}
        none={{
          title: t(state === "open" ? "requests.noneOpen" : "requests.noneHandled"),
          text: t(state === "open" ? "requests.noneOpenText" : "requests.noneHandledText"),
        }}
        range={(values) => t("requests.range", values)}
        onPage={goToPage}
      >
        {(request, now) => <DemoRequestRow key={request.id} request={request} now={now} />}
      </RequestList>
    </Page>
  );
}
