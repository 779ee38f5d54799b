import { classes } from "#web/ui/classes.ts";
import css from "./Initial.module.css";

/** The first letter of a name, where a photo would be. */
export function Initial({ of, size = "normal" }: { of: string; size?: "normal" | "large" }) {
  return (
    <span aria-hidden="true" className={classes(css.initial, css[size])}>
      {[...of.trim()][0] ?? "?"}
    </span>
  );
}
