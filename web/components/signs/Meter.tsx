import { useTranslation } from "react-i18next";
import { formatPercent } from "#shared/rules/format.ts";
import { classes } from "#web/ui/classes.ts";
import css from "./Meter.module.css";

export interface MeterProps {
  /** The measured share from 0 to 1, drawn as a diamond. */
  at: number;
  /** The interval of the share from 0 to 1, drawn as a thick line. Missing when only the share is known. */
  range?: { low: number; high: number } | undefined;
  /** The promised share or the answer threshold, drawn as a dashed line. */
  promise?: number | undefined;
  /** The start of the scale, 0 by default. */
  from?: number;
  size?: "normal" | "large";
}

/** A meter for accuracy and confidence: an interval, a diamond, and a dashed line for the promise. */
export function Meter({ at, range, promise, from = 0, size = "normal" }: MeterProps) {
  const { t } = useTranslation("portal");
  const offsetOf = (share: number) => `${Math.min(100, Math.max(0, ((share - from) / (1 - from)) * 100))}%`;
  const label = range
    ? t("meter.range", {
        at: formatPercent(at),
        low: formatPercent(range.low),
        high: formatPercent(range.high),
      })
    : formatPercent(at);
  return (
    <span role="img" aria-label={label} className={classes(css.meter, css[size])}>
      {range && (
        <i
          className={css.range}
          style={{
            insetInlineStart: offsetOf(range.low),
            insetInlineEnd: `calc(100% - ${offsetOf(range.high)})`,
          }}
        />
      )}
      {promise !== undefined && <i className={css.promise} style={{ insetInlineStart: offsetOf(promise) }} />}
      <i className={css.at} style={{ insetInlineStart: offsetOf(at) }} />
    </span>
  );
}

/** A thin bar for a share from 0 to 1. `isLow` marks a warning, `isQuiet` an unimportant share. */
export function ShareBar({ share, isLow, isQuiet }: { share: number; isLow?: boolean; isQuiet?: boolean }) {
  return (
    <span className={classes(css.share, isLow && css.low, isQuiet && css.quiet)} aria-hidden="true">
      <i style={{ inlineSize: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
