import { useTranslation } from "react-i18next";
import { businessHours } from "#shared/rules/business-hours.ts";
import { DayBars } from "#web/components/dashboard/DayBars.tsx";
import { Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import css from "./BarsSection.module.css";
import type { DashboardData } from "./data.ts";
import { hourOfDay } from "./hour-of-day.ts";
import { peaksOf } from "./peaks.ts";

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
  const named = (start: string) =>
    period === "annual"
      ? t("bars.in", { month: format.monthAndYear(start) })
      : t("bars.on", { day: period === "monthly" ? format.day(start) : format.weekday(start) });
  const peaks = peaksOf(bars);
  if (!peaks) {
    return (
      <Section title={t("bars.none")}>
        <EmptyState level={3} title={t("bars.none")}>
          {t("bars.noneText")}
        </EmptyState>
      </Section>
    );
  }
  const peak = named(peaks.busiest.start);
  const title = peaks.latest
    ? t("bars.peakLate", { peak, late: named(peaks.latest.start) })
    : t("bars.peak", { peak });
  return (
    <Section title={title}>
      <DayBars
        label={t("bars.label")}
        series={[
          { look: "day", name: t("bars.inHours") },
          { look: "night", name: t("bars.afterHours") },
          { look: "staff", name: t("bars.handedOver") },
        ]}
        bars={bars.map((bar) => ({
          key: bar.start,
          label: label(bar.start),
          values: [bar.in_hours, bar.after_hours, bar.handed_over],
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
