import { classes } from "#web/ui/classes.ts";
import css from "./Initial.module.css";

/** The photo of somebody, or the first letter of their name. */
export function Initial({
  of,
  size = "normal",
  photo,
}: {
  of: string;
  size?: "normal" | "large";
  /** The address of the photo. */
  photo?: string | null | undefined;
}) {
  if (photo) return <img src={photo} alt="" className={classes(css.initial, css[size])} />;
  return (
    <span aria-hidden="true" className={classes(css.initial, css[size])}>
      {[...of.trim()][0] ?? "?"}
    </span>
  );
}
