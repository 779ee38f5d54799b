import { classes } from "#web/ui/classes.ts";
import css from "./AssigneeMark.module.css";

/** A member in a round mark, by the first letter of their name; an empty ring where nobody has the ticket. */
export function AssigneeMark({ name }: { name: string | undefined }) {
  return (
    <span aria-hidden="true" className={classes(css.mark, !name && css.nobody)}>
      {name && [...name.trim()][0]}
    </span>
  );
}
