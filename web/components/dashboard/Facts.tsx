import { classes } from "#web/ui/classes.ts";
import css from "./Facts.module.css";

export interface Fact {
  /** The figure, or one word. */
  value: React.ReactNode;
  /** What it counts: «تذكرة». */
  unit?: React.ReactNode;
  /** A quiet line under it. */
  note?: React.ReactNode;
  isWord?: boolean;
}

/** Up to four figures between hairlines. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map((fact, place) => (
        <div key={place}>
          <dt>{fact.note}</dt>
          <dd className={classes(fact.isWord && css.word)}>
            <b>{fact.value}</b> {fact.unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
