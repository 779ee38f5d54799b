import { classes } from "#web/ui/classes.ts";
import css from "./BarLegend.module.css";

export interface BarLegendItem {
  key: string;
  /** The class with the colour of this part of the bar. */
  look: string | undefined;
  text: React.ReactNode;
  /** Whether this is the main part of the bar. */
  isFirst?: boolean;
}

/** The legend of a bar. */
export function BarLegend({ parts }: { parts: readonly BarLegendItem[] }) {
  return (
    <ul className={css.key}>
      {parts.map(({ key, look, text, isFirst }) => (
        <li key={key} className={classes(isFirst && css.first)}>
          <i className={look} aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
