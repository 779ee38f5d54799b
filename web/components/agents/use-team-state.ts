import { useTranslation } from "react-i18next";
import { formatHour, type TeamHours, teamState } from "#shared/rules/team-hours.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/** Returns a function that describes the team's current state: `available now`, `back tomorrow at 9 am`. */
export function useTeamState(): (hours: TeamHours, timeZone: string) => string {
  const { t } = useTranslation("agents");
  const { currentLanguage } = useLanguage();
  const format = useFormat();
  return (hours, timeZone) => {
    const state = teamState(hours, timeZone, new Date());
    if (state.open) return t("teamState.open");
    if (!state.back) return t("teamState.closed");
    const { inDays, date, weekday, time } = state.back;
    const values = { time: formatHour(time, currentLanguage) };
    if (inDays === 0) return t("teamState.today", values);
    if (inDays === 1) return t("teamState.tomorrow", values);
    if (inDays < 7) return t("teamState.weekday", { ...values, weekday: t(`day.${weekday}`) });
    return t("teamState.date", { date: format.day(`${date}T12:00:00Z`) });
  };
}
