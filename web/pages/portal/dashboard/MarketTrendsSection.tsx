import { useTranslation } from "react-i18next";
import type { getMarketTrends as contract } from "#shared/contract/market-trends.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { getMarketTrends } from "#web/api/endpoints/market-trends.ts";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { useRead } from "#web/api/use-read.ts";
import { Columns, Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { DashboardData } from "./data.ts";
import { FindingList } from "./FindingList.tsx";

type Trend = ResultOf<typeof contract>["data"]["rising"][number];

/**
 * The topics of the whole industry that are asked about more and less (C202). Only businesses that share see them; an
 * owner of another sees how to share.
 */
export function MarketTrendsSection({ period }: { period: DashboardData["period"] }) {
  const { t } = useTranslation("dashboard");
  const isOwner = useRead(getCurrentUser, {}).data?.data.user.role === "owner";
  const trends = useRead(getMarketTrends, { query: { period } }, { keepPrevious: true }).data?.data;
  if (!trends || (!trends.is_sharing && !isOwner)) return null;
  if (!trends.is_sharing)
    return (
      <Section title={t("market.title")}>
        <p className="soft">{t("market.off")}</p>
        <TextLink to={paths.settings("market-trends")}>{t("market.offGo")}</TextLink>
      </Section>
    );
  const { rising, falling } = trends;
  if (rising.length + falling.length === 0)
    return (
      <Section title={t("market.title")}>
        <p className="soft">{t("market.none")}</p>
      </Section>
    );
  return (
    <Columns isEven>
      <Trends title={t("market.rising")} trends={rising} />
      <Trends title={t("market.falling")} trends={falling} />
    </Columns>
  );
}

function Trends({ title, trends }: { title: string; trends: readonly Trend[] }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  return (
    <Section title={title} note={t("market.note")}>
      {trends.length === 0 ? (
        <p className="soft">{t("market.noneOfThem")}</p>
      ) : (
        <FindingList
          items={trends.map(({ topic, now, before, businesses }) => ({
            key: topic,
            text: t(`market.topics.${topic}`),
            note: t("market.counts", {
              count: businesses,
              businesses: format.number(businesses),
              number: format.number(now),
              before: format.number(before),
            }),
          }))}
        />
      )}
    </Section>
  );
}
