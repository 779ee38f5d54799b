import { useTranslation } from "react-i18next";
import { formatPercent } from "#shared/rules/format.ts";
import { classes } from "#web/ui/classes.ts";
import css from "./Meter.module.css";

export interface MeterProps {
  /** The measured share, 0 to 1: the diamond. */
  at: number;
  /** Where it truly lies, 0 to 1: the thick part. Left out when only the point is known. */
  range?: { low: number; high: number } | undefined;
  /** What was promised, or from where the agent answers by itself: the dashed line. */
  promise?: number | undefined;
  /** Where the scale starts, 0 unless told. */
  from?: number;
  size?: "normal" | "large";
}

/** Accuracy and confidence share one picture: a range, a diamond, the promise as a dashed line. */
export function Meter({ at, range, promise, from = 0, size = "normal" }: MeterProps) {
  const { t } = useTranslation("portal");
  const place = (share: number) => `${Math.min(100, Math.max(0, ((share - from) / (1 - from)) * 100))}%`;
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
          style={{ insetInlineStart: place(range.low), insetInlineEnd: `calc(100% - ${place(range.high)})` }}
        />
      )}
      {promise !== undefined && <i className={css.promise} style={{ insetInlineStart: place(promise) }} />}
      <i className={css.at} style={{ insetInlineStart: place(at) }} />
    </span>
  );
}

/** A thin bar of a share, 0 to 1. `isLow` is a warning, `isQuiet` a share that nothing depends on. */
export function ShareBar({ share, isLow, isQuiet }: { share: number; isLow?: boolean; isQuiet?: boolean }) {
  return (
    <span className={classes(css.share, isLow && css.low, isQuiet && css.quiet)} aria-hidden="true">
      <i style={{ inlineSize: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
