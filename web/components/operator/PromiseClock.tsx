import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";
import css from "./PromiseClock.module.css";
import { calculateRemaining } from "./remaining.ts";

/** The remaining part of the 24 hours within which the company promises an answer. */
export function PromiseClock({ from, due, now }: { from: string; due: string; now: number }) {
  const { t } = useTranslation("operator");
  const { isLate, hours, minutes, share } = calculateRemaining(from, due, now);
  const elapsed = { "--gone": `${Math.round(share * 100)}%` } as React.CSSProperties;
  return (
    <span className={classes(css.clock, isLate && css.late)}>
      <i style={elapsed} aria-hidden="true" />
      <b>{t(isLate ? "requests.clock.late" : "requests.clock.left", { hours, minutes })}</b>
      <small>{t(isLate ? "requests.clock.lateNote" : "requests.clock.leftNote")}</small>
    </span>
  );
}
