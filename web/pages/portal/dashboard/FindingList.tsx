import { classes } from "#web/ui/classes.ts";
import css from "./FindingList.module.css";

/** Findings as sentences with their figures. `isWide` arranges them in two columns. */
export function FindingList({
  items,
  isWide,
}: {
  isWide?: boolean;
  items: readonly { key: string; text: React.ReactNode; note: React.ReactNode }[];
}) {
  return (
    <ul className={classes(css.says, isWide && css.wide)}>
      {items.map((item) => (
        <li key={item.key}>
          <p>
            {item.text} <small>{item.note}</small>
          </p>
        </li>
      ))}
    </ul>
  );
}
