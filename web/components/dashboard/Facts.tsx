import { Link } from "#web/ui/Link.tsx";
import { classes } from "#web/ui/classes.ts";
import css from "./Facts.module.css";

export interface Fact {
  /** The figure, or one word. */
  value: React.ReactNode;
  /** The unit of the figure: «تذكرة». */
  unit?: React.ReactNode;
  /** A secondary line below the figure. */
  note?: React.ReactNode;
  isWord?: boolean;
  /** The address of the rows that the figure counts. */
  to?: string | undefined;
}

/** Three or four figures between hairlines. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes(css.facts, facts.length === 3 && css.three)}>
      {facts.map((fact, place) => (
        <div key={place}>
          <dt>{fact.note}</dt>
          <dd className={classes(fact.isWord && css.word)}>
            {fact.to ? (
              <Link to={fact.to}>
                <b>{fact.value}</b> {fact.unit}
              </Link>
            ) : (
              <>
                <b>{fact.value}</b> {fact.unit}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
