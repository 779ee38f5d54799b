import { useTranslation } from "react-i18next";
import type { Moment } from "#shared/rules/format.ts";
import { useFormat } from "#web/i18n/use-format.ts";

/** Returns a function that formats a future moment: «السبت 21 نوفمبر، 9:00 ص». */
export function useMomentText(): (at: Moment) => string {
  const { t } = useTranslation("portal");
  const format = useFormat();
  return (at) => t("moment.at", { weekday: format.weekday(at), day: format.day(at), time: format.time(at) });
}
