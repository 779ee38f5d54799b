import { useTranslation } from "react-i18next";
import { countDemoRequests } from "#web/api/endpoints/demo-requests.ts";
import { listOperatorDeletions } from "#web/api/endpoints/organization-deletions.ts";
import { listSubscriptionRequests } from "#web/api/endpoints/subscriptions.ts";
import { listOperatorSupportRequests } from "#web/api/endpoints/support-requests.ts";
import { useRead } from "#web/api/use-read.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { paths } from "#web/paths.ts";
import { TabLinks } from "#web/ui/Tabs.tsx";

type RequestTab =
  | "open"
  | "demos"
  | "support"
  | "deletions"
  | "activated"
  | "declined"
  | "answered"
  | "supportAnswered"
  | "supportClosed";

/** What waits first, subscriptions before demos; then what is done. Each has its own address. */
export function RequestTabs({ current }: { current: RequestTab }) {
  const { t } = useTranslation("operator");
  const demos = useRead(countDemoRequests, {}).data?.data;
  const subscriptions = useRead(listSubscriptionRequests, { query: { page_size: 1 } }).data?.meta.total;
  const support = useRead(listOperatorSupportRequests, { query: { page_size: 1 } }).data?.meta.total;
  const deletions = useRead(listOperatorDeletions, { query: { page_size: 1 } }).data?.meta.total;
  const tabs: [tab: RequestTab, to: string, count: number | undefined][] = [
    ["open", operatorPaths.subscriptions(), subscriptions],
    ["demos", paths.operator(), demos?.open],
    ["support", operatorPaths.support(), support],
    ["deletions", operatorPaths.deletions(), deletions],
    ["activated", operatorPaths.subscriptions({ state: "activated" }), undefined],
    ["declined", operatorPaths.subscriptions({ state: "declined" }), undefined],
    ["supportAnswered", operatorPaths.support({ state: "answered" }), undefined],
    ["supportClosed", operatorPaths.support({ state: "closed" }), undefined],
    ["answered", paths.operator({ state: "handled" }), demos?.handled],
  ];
  return (
    <TabLinks
      label={t("subscriptions.tabs.label")}
      items={tabs.map(([tab, to, count]) => ({
        to,
        label: t(`subscriptions.tabs.${tab}`),
        count,
        current: tab === current,
      }))}
    />
  );
}
