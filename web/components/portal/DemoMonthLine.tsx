import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { getDemoMonth } from "#web/api/endpoints/simulator.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import css from "./DemoMonthLine.module.css";

const pollMs = 4_000;
/** The polling interval while no conversations are being generated. */
const idlePollMs = 30_000;

/** The demo's progress in generating its month of conversations. It disappears when all of them exist. */
export function DemoMonthLine() {
  const { data } = useRead(getDemoMonth, {}, { refetchInterval: idlePollMs });
  return data?.data ? <Progress /> : null;
}

function Progress() {
  const { t } = useTranslation("portal");
  const { count } = useFormat();
  const { data } = useRead(getDemoMonth, {}, { refetchInterval: pollMs });
  const refresh = useRefresh();
  const month = data?.data;
  const made = month?.made;
  useEffect(() => {
    if (made !== undefined) void refresh("tickets", "customers", "dashboard");
  }, [made, refresh]);
  if (!month) return null;
  return (
    <p className={css.line}>
      {t("demoMonth", { made: count(month.made), planned: count(month.planned) })}
      <progress value={month.made} max={month.planned} aria-hidden="true" />
    </p>
  );
}
