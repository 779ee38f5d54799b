import { classes } from "#web/ui/classes.ts";
import css from "./StatusDot.module.css";

/** A small diamond that shows whether the agent is answering. */
export function StatusDot({ isOn }: { isOn: boolean }) {
  return <span aria-hidden="true" className={classes(css.dot, !isOn && css.off)} />;
}
