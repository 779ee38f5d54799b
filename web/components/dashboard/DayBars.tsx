import { useTranslation } from "react-i18next";
import { formatNumber } from "#shared/rules/format.ts";
import { classes } from "#web/ui/classes.ts";
import { Link } from "#web/ui/Link.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./DayBars.module.css";

/**
 * The kinds of a bar's parts: daytime replies, replies while the business was closed, and messages handed to a person
 * (hatched).
 */
type BarLook = "day" | "night" | "staff";

export interface DayBarsProps {
  /** The name of the chart, which is also the caption of its table for screen readers. */
  label: string;
  /** The parts of each bar from bottom to top. `to` links to the rows that all bars of a part count. */
  series: readonly { look: BarLook; name: string; to?: string }[];
  /**
   * The bars, the oldest first. `values` are in the order of `series`. `to` links to the rows that the bar counts,
   * with `linkName` as the link's name.
   */
  bars: readonly { key: string; label: string; values: readonly number[]; to?: string; linkName?: string }[];
}

/** A chart of stacked bars. Flex and grid lay it out, so that time runs from the right in Arabic automatically. */
export function DayBars({ label, series, bars }: DayBarsProps) {
  const { t } = useTranslation("portal");
  const totals = bars.map((bar) => bar.values.reduce((sum, value) => sum + value, 0));
  const max = Math.max(1, ...totals);
  const columns = { gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` };
  const dense = bars.length > 12;
  return (
    <figure className={css.chart}>
      <ul className={css.key}>
        {series.map(({ look, name, to }, index) => {
          const total = bars.reduce((sum, bar) => sum + (bar.values[index] ?? 0), 0);
          const text = (
            <>
              {name} <b>{formatNumber(total)}</b>
            </>
          );
          return (
            <li key={look}>
              <i className={css[look]} />
              {to && total > 0 ? <TextLink to={to}>{text}</TextLink> : <span>{text}</span>}
            </li>
          );
        })}
      </ul>
      <ol className={css.bars} style={columns}>
        {bars.map((bar, place) => {
          const total = totals[place] ?? 0;
          const drawing = (
            <>
              {!dense && <span className={css.total}>{formatNumber(total)}</span>}
              <span className={css.column} style={{ blockSize: `${(total / max) * 84}%` }}>
                {series.map(({ look }, index) => {
                  const value = bar.values[index] ?? 0;
                  return value > 0 && <i key={look} className={css[look]} style={{ flexGrow: value }} />;
                })}
              </span>
            </>
          );
          return (
            <li key={bar.key} className={classes(total === max && css.peak)}>
              {bar.to && total > 0 ? (
                <Link to={bar.to} className={css.bar} aria-label={bar.linkName} title={bar.linkName}>
                  {drawing}
                </Link>
              ) : (
                // Screen readers get the table below instead.
                <span className={css.bar} aria-hidden="true">
                  {drawing}
                </span>
              )}
            </li>
          );
        })}
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
