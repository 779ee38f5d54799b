import { classes } from "#web/ui/classes.ts";
import css from "./BarKey.module.css";

export interface BarKeyPart {
  key: string;
  /** The class that paints this part in the bar. */
  look: string | undefined;
  text: React.ReactNode;
  /** What the bar is about. */
  isFirst?: boolean;
}

/** What the colours of a bar stand for, in words under it. */
export function BarKey({ parts }: { parts: readonly BarKeyPart[] }) {
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
