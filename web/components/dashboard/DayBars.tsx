import { useTranslation } from "react-i18next";
import { formatNumber } from "#shared/rules/format.ts";
import { classes } from "#web/ui/classes.ts";
import css from "./DayBars.module.css";

/** What one part of a bar is: palm, lamp (answered while closed), hatched (went to a person). */
type BarLook = "day" | "night" | "staff";

export interface DayBarsProps {
  /** Names the chart, also as the caption of the table that screen readers get. */
  label: string;
  /** From the bottom of the bar to its top. */
  series: readonly { look: BarLook; name: string }[];
  /** Oldest first; `values` in the order of `series`. */
  bars: readonly { key: string; label: string; values: readonly number[] }[];
}

/** Stacked bars laid out by flex and grid, so that time runs from the right in Arabic without a word about it. */
export function DayBars({ label, series, bars }: DayBarsProps) {
  const { t } = useTranslation("portal");
  const totals = bars.map((bar) => bar.values.reduce((sum, value) => sum + value, 0));
  const max = Math.max(1, ...totals);
  const columns = { gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` };
  const dense = bars.length > 12;
  return (
    <figure className={css.chart}>
      <ul className={css.key}>
        {series.map(({ look, name }, index) => (
          <li key={look}>
            <i className={css[look]} />
            {name} <b>{formatNumber(bars.reduce((sum, bar) => sum + (bar.values[index] ?? 0), 0))}</b>
          </li>
        ))}
      </ul>
      <ol className={css.bars} style={columns} aria-hidden="true">
        {bars.map((bar, place) => (
          <li key={bar.key} className={classes(totals[place] === max && css.peak)}>
            {!dense && <span className={css.total}>{formatNumber(totals[place] ?? 0)}</span>}
            <span className={css.column} style={{ blockSize: `${((totals[place] ?? 0) / max) * 84}%` }}>
              {series.map(({ look }, index) => {
                const value = bar.values[index] ?? 0;
                return value > 0 && <i key={look} className={css[look]} style={{ flexGrow: value }} />;
              })}
            </span>
          </li>
        ))}
      </ol>
      <ol className={classes(css.axis, bars.length > 7 && css.many)} style={columns} aria-hidden="true">
        {bars.map((bar, place) => (
          <li key={bar.key} className={classes(totals[place] === max && css.peak)}>
            {!dense || place % 5 === (bars.length - 1) % 5 ? bar.label : ""}
          </li>
        ))}
      </ol>
      <div className="vh">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <td />
              {series.map(({ look, name }) => (
                <th key={look} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{t("days.total")}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar, place) => (
              <tr key={bar.key}>
                <th scope="row">{bar.label}</th>
                {series.map(({ look }, index) => (
                  <td key={look}>{bar.values[index] ?? 0}</td>
                ))}
                <td>{totals[place]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
