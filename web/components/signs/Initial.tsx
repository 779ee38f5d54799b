import { classes } from "#web/ui/classes.ts";
import css from "./Initial.module.css";

/** A person's photo, or the first letter of their name. */
export function Initial({
  name,
  size = "normal",
  photo,
}: {
  name: string;
  size?: "normal" | "large";
  /** The photo's address. */
  photo?: string | null | undefined;
}) {
  if (photo) return <img src={photo} alt="" className={classes(css.initial, css[size])} />;
  return (
    <span aria-hidden="true" className={classes(css.initial, css[size])}>
      {[...name.trim()][0] ?? "?"}
    </span>
  );
}
