import { classes } from "./classes.ts";
import css from "./TruncatedText.module.css";

/**
 * One line of text of unknown script, cut at its own end but starting at the page's side.
 * Never cut Arabic with `overflow: hidden`: the tails of its letters go with it.
 */
export function TruncatedText({
  children,
  className,
  title,
}: {
  children: React.ReactNode;
  className?: string | undefined;
  /** The whole of it, for who points at it; said only where the text is not a text alone. */
  title?: string;
}) {
  const whole = title ?? (typeof children === "string" ? children : undefined);
  return (
    <bdi className={classes(css.clip, className)} title={whole}>
      {children}
    </bdi>
  );
}
