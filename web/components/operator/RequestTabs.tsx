import { useTranslation } from "react-i18next";
import { countDemoRequests } from "#web/api/endpoints/demo-requests.ts";
import { listOperatorDeletions } from "#web/api/endpoints/organization-deletions.ts";
import { listSubscriptionRequests } from "#web/api/endpoints/subscriptions.ts";
import { listOperatorSupportRequests } from "#web/api/endpoints/support-requests.ts";
import { useRead } from "#web/api/use-read.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { paths } from "#web/paths.ts";
import { type TabLink, TabLinks } from "#web/ui/TabLinks.tsx";

type RequestKind = "open" | "demos" | "support" | "deletions";

/** The kinds of requests with the number of waiting ones, and below them the states of the selected kind. */
export function RequestTabs({ current, states }: { current: RequestKind; states: readonly TabLink[] }) {
  const { t } = useTranslation("operator");
  const demos = useRead(countDemoRequests, {}).data?.data.open;
  const subscriptions = useRead(listSubscriptionRequests, { query: { page_size: 1 } }).data?.meta.total;
  const support = useRead(listOperatorSupportRequests, { query: { page_size: 1 } }).data?.meta.total;
  const deletions = useRead(listOperatorDeletions, { query: { page_size: 1 } }).data?.meta.total;
  const kinds: [kind: RequestKind, to: string, count: number | undefined][] = [
    ["open", operatorPaths.subscriptions(), subscriptions],
    ["demos", paths.operator(), demos],
    ["support", operatorPaths.support(), support],
    ["deletions", operatorPaths.deletions(), deletions],
  ];
  return (
    <>
      <TabLinks
        label={t("subscriptions.tabs.label")}
        items={kinds.map(([kind, to, count]) => ({
          to,
          label: t(`subscriptions.tabs.${kind}`),
          count,
          current: kind === current,
        }))}
      />
      <TabLinks label={t("subscriptions.states.label")} look="choices" items={states} />
    </>
  );
}
