import { useMemberPhoto } from "#web/components/portal/use-member-photo.ts";
import { classes } from "#web/ui/classes.ts";
import css from "./AssigneeMark.module.css";

/**
 * A member's photo or the first letter of their name, or an empty ring for a ticket without an assignee. The
 * stylesheet draws the letter, so that it is not part of the text of the surrounding button.
 */
export function AssigneeMark({ name, id }: { name: string | undefined; id: string | undefined }) {
  const photo = useMemberPhoto(id);
  if (photo) return <img src={photo} alt="" className={css.mark} />;
  return (
    <span
      aria-hidden="true"
      className={classes(css.mark, !name && css.nobody)}
      data-letter={name ? [...name.trim()][0] : ""}
    />
  );
}
