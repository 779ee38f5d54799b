import { useTranslation } from "react-i18next";
import { businessHours } from "#shared/rules/business-hours.ts";
import { DayBars } from "#web/components/dashboard/DayBars.tsx";
import { Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import css from "./BarsSection.module.css";
import type { DashboardData } from "./data.ts";
import { hourOfDay } from "#web/components/time/hour-of-day.ts";
import { findPeaks } from "./peaks.ts";

/** Returns the last day of a bar, which is a day or a month. */
const lastDayOf = (day: string, period: DashboardData["period"]): string =>
  period === "annual"
    ? new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10)
    : day;

export function BarsSection({ data }: { data: DashboardData }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { bars, period } = data;
  const label = (start: string) =>
    period === "annual"
      ? format.month(start)
      : period === "monthly"
        ? format.day(start)
        : format.weekdayAndDay(start);
  const nameOfPeriod = (start: string) =>
    period === "annual"
      ? t("bars.in", { month: format.monthAndYear(start) })
      : t("bars.on", { day: period === "monthly" ? format.day(start) : format.weekday(start) });
  const rowsOf = (kind: string, hours?: string) => portalPaths.messages({ kind, hours, from: data.from_day });
  const peaks = findPeaks(bars);
  if (!peaks) {
    return (
      <Section title={t("bars.none")}>
        <EmptyState level={3} title={t("bars.none")}>
          {t("bars.noneText")}
        </EmptyState>
      </Section>
    );
  }
  const peak = nameOfPeriod(peaks.busiest.start);
  const title = peaks.latest
    ? t("bars.peakLate", { peak, late: nameOfPeriod(peaks.latest.start) })
    : t("bars.peak", { peak });
  return (
    <Section title={title}>
      <DayBars
        label={t("bars.label")}
        series={[
          { look: "day", name: t("bars.inHours"), to: rowsOf("answered", "open") },
          { look: "night", name: t("bars.afterHours"), to: rowsOf("answered", "after") },
          { look: "staff", name: t("bars.handedOver"), to: rowsOf("handed_over") },
        ]}
        bars={bars.map((bar) => ({
          key: bar.start,
          label: label(bar.start),
          values: [bar.in_hours, bar.after_hours, bar.handed_over],
          to: portalPaths.messages({ kind: "concluded", from: bar.date, to: lastDayOf(bar.date, period) }),
          linkName: t("bars.rows", {
            when: label(bar.start),
            number: format.number(bar.in_hours + bar.after_hours + bar.handed_over),
          }),
        }))}
      />
      <p className={css.hours}>
        {data.hours_set
          ? t("bars.hoursSet")
          : t("bars.hours", {
              opens: format.time(hourOfDay(businessHours.opens)),
              closes: format.time(hourOfDay(businessHours.closes)),
            })}
      </p>
    </Section>
  );
}
