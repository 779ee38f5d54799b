import { classes } from "#web/ui/classes.ts";
import css from "./BarLegend.module.css";

export interface BarLegendItem {
  key: string;
  /** The class that paints this part in the bar. */
  look: string | undefined;
  text: React.ReactNode;
  /** What the bar is about. */
  isFirst?: boolean;
}

/** What the colours of a bar stand for, in words under it. */
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
