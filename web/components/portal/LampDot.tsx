import { classes } from "#web/ui/classes.ts";
import css from "./LampDot.module.css";

/** A small lit diamond, the heart of the mark. Lit: the agent is answering. */
export function LampDot({ isLit }: { isLit: boolean }) {
  return <span aria-hidden="true" className={classes(css.dot, !isLit && css.off)} />;
}
