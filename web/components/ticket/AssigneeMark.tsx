import { classes } from "#web/ui/classes.ts";
import css from "./AssigneeMark.module.css";

/**
 * A member in a round mark, by the first letter of their name; an empty ring where nobody has the ticket. The stylesheet
 * draws the letter, so that it is no part of the text of the button it stands in.
 */
export function AssigneeMark({ name }: { name: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classes(css.mark, !name && css.nobody)}
      data-letter={name ? [...name.trim()][0] : ""}
    />
  );
}
