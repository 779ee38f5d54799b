import { useTranslation } from "react-i18next";
import { Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import type { DashboardData } from "./data.ts";
import { FindingList } from "./FindingList.tsx";

export function TrendsSection({ trends }: { trends: DashboardData["trends"] }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  return (
    <Section title={t("trends.title")} note={trends.length > 0 ? t("trends.note") : undefined}>
      {trends.length === 0 ? (
        <p className="soft">{t("trends.none")}</p>
      ) : (
        <FindingList
          items={trends.map((trend) => ({
            key: trend.title,
            text: <bdi>{trend.title}</bdi>,
            note: t("trends.grew", {
              count: trend.now,
              number: format.number(trend.now),
              before: format.number(trend.before),
            }),
          }))}
        />
      )}
    </Section>
  );
}
