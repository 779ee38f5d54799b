import { useTranslation } from "react-i18next";
import { listOperatorDeletions } from "#web/api/endpoints/organization-deletions.ts";
import { useRead } from "#web/api/use-read.ts";
import { DeletionRow } from "#web/components/operator/DeletionRow.tsx";
import { requestPollMs, RequestList } from "#web/components/operator/RequestList.tsx";
import { RequestTabs } from "#web/components/operator/RequestTabs.tsx";
import { useRequestSearch } from "#web/components/operator/use-request-search.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { Page, PageHead } from "#web/components/portal/Page.tsx";

const states = ["waiting", "taken_back", "done"] as const;

/** The requests to delete a business, the earliest due first. The address contains the state and the page. */
export function DeletionsPage() {
  const { t } = useTranslation(["operatorDeletions", "operator"]);
  const { state, page, goToPage } = useRequestSearch(states);
  const read = useRead(
    listOperatorDeletions,
    { query: { state, page } },
    { keepPrevious: true, refetchInterval: requestPollMs },
  );
  return (
    <Page>
      <PageHead title={t("operator:titles.operatorDeletions")} />
      <p className="soft">{t("text")}</p>
      <RequestTabs
        current="deletions"
        states={states.map((one) => ({
          to: operatorPaths.deletions(one === "waiting" ? {} : { state: one }),
          label: t(`tabs.${one}`),
          current: one === state,
        }))}
      />
      <RequestList
        read={read}
        label={t("list")}
        none={{ title: t(`none.${state}`), text: t("noneText") }}
        range={(values) => t("operator:requests.range", values)}
        onPage={goToPage}
      >
        {(deletion) => <DeletionRow key={deletion.id} deletion={deletion} />}
      </RequestList>
    </Page>
  );
}
