import { classes } from "./classes.ts";
import css from "./Clip.module.css";

/**
 * One line of text of unknown script, cut at its own end but starting at the page's side.
 * Never cut Arabic with `overflow: hidden`: the tails of its letters go with it.
 */
export function Clip({
  children,
  className,
  title,
}: {
  children: React.ReactNode;
  className?: string | undefined;
  title?: string;
}) {
  return (
    <bdi className={classes(css.clip, className)} title={title}>
      {children}
    </bdi>
  );
}
