import { useTranslation } from "react-i18next";
import type { WeekHours } from "#shared/rules/business-facts.ts";
import { formatHour, type Weekday } from "#shared/rules/team-hours.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import css from "./FactValue.module.css";

/** The days of the week in the order in which they are listed, Saturday first. */
const weekdayOrder: readonly Weekday[] = ["sat", "sun", "mon", "tue", "wed", "thu", "fri"];

/** Groups consecutive days with the same hours. */
function groupDays(week: WeekHours): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of weekdayOrder) {
    const before = runs.at(-1);
    const last = before?.at(-1);
    if (before && last && String(week[last]) === String(week[day])) before.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** The hours of a week in as few lines as possible. */
export function WeekLines({ week }: { week: WeekHours }) {
  const { t } = useTranslation(["facts", "agents"]);
  const { currentLanguage } = useLanguage();
  const nameOfDay = (day: Weekday | undefined) => (day ? t(`agents:day.${day}`) : "");
  return (
    <dl className={css.week}>
      {groupDays(week).map((days) => (
        <div key={days[0]}>
          <dt>
            {days.length === weekdayOrder.length
              ? t("hours.everyDay")
              : days.length === 1
                ? nameOfDay(days[0])
                : t("hours.days", { from: nameOfDay(days[0]), to: nameOfDay(days.at(-1)) })}
          </dt>
          <dd>
            {week[days[0] as Weekday].length === 0
              ? t("hours.closed")
              : week[days[0] as Weekday].map(([from, to]) => (
                  <span key={from}>
                    {from === to
                      ? t("hours.allDay")
                      : t("hours.range", {
                          from: formatHour(from, currentLanguage),
                          to: formatHour(to, currentLanguage),
                        })}
                  </span>
                ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
