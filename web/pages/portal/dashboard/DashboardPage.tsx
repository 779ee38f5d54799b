import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import type { Period } from "#shared/contract/dashboard.ts";
import { dashboard } from "#web/api/endpoints/dashboard.ts";
import { useRead } from "#web/api/use-read.ts";
import { Columns, Page, PageHead } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { AccuracySection } from "./AccuracySection.tsx";
import { BeforeOrdersSection } from "./BeforeOrdersSection.tsx";
import { BarsSection } from "./BarsSection.tsx";
import { DashboardFacts } from "./DashboardFacts.tsx";
import { DashboardSummary } from "./DashboardSummary.tsx";
import { EmptyDashboard } from "./EmptyDashboard.tsx";
import { ExportDashboard } from "./ExportDashboard.tsx";
import css from "./DashboardPage.module.css";
import { IssuesSection } from "./IssuesSection.tsx";
import { MarketTrendsSection } from "./MarketTrendsSection.tsx";
import { PatternsSection } from "./PatternsSection.tsx";
import { RecentSection } from "./RecentSection.tsx";
import { TrendsSection } from "./TrendsSection.tsx";

const periods = ["weekly", "monthly", "annual"] as const satisfies readonly Period[];
const ranges = {
  weekly: "period.rangeWeekly",
  monthly: "period.rangeMonthly",
  annual: "period.rangeAnnual",
} as const;

function periodOf(text: string | null): Period {
  return periods.find((period) => period === text) ?? "weekly";
}

/** The dashboard (C200–C203), with the recommended action. */
export function DashboardPage() {
  const { t } = useTranslation(["dashboard", "common"]);
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const period = periodOf(search.get("period"));
  const read = useRead(dashboard, { query: { period } }, { keepPrevious: true });
  const data = read.data?.data;

  // An account without customers shows the first steps instead of eight zeros.
  if (data && data.recent_tickets.length === 0) return <EmptyDashboard />;

  const day = (at: string) =>
    data?.period === "annual" ? format.monthAndYear(at) : `${format.weekday(at)} ${format.day(at)}`;
  const range = data && t(ranges[data.period], { from: day(data.from), to: day(data.to) });
  return (
    <Page>
      <PageHead
        title={t("common:titles.dashboard")}
        note={range}
        end={
          <div className={css.end}>
            <Segment
              label={t("period.label")}
              value={period}
              onChange={(next) =>
                setSearch(next === "weekly" ? {} : { period: next }, {
                  replace: true,
                  preventScrollReset: true,
                })
              }
              options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
            />
            <ExportDashboard period={period} />
          </div>
        }
      />
      {read.error && !data && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={8} height="4rem" />}
      {data && (
        <>
          <DashboardSummary data={data} />
          <DashboardFacts data={data} />
          <Columns>
            <BarsSection data={data} />
            <AccuracySection />
          </Columns>
          <Columns>
            <IssuesSection issues={data.common_issues} fromDay={data.from_day} />
            <RecentSection tickets={data.recent_tickets} />
          </Columns>
          {data.trends.length + data.falling.length === 0 ? (
            // Without content, one column would be empty beside the patterns.
            <>
              <PatternsSection data={data} isWide />
              <TrendsSection data={data} />
            </>
          ) : (
            <Columns isEven>
              <PatternsSection data={data} isWide={false} />
              <TrendsSection data={data} />
            </Columns>
          )}
          <BeforeOrdersSection data={data} />
          <MarketTrendsSection period={period} />
        </>
      )}
    </Page>
  );
}
