import { classes } from "./classes.ts";
import css from "./TruncatedText.module.css";

/**
 * One line of text in an unknown script, truncated at its own end but aligned to the page's side. `overflow: hidden`
 * must not be used for Arabic, because it cuts off the descenders of letters.
 */
export function TruncatedText({
  children,
  className,
  title,
}: {
  children: React.ReactNode;
  className?: string | undefined;
  /** The complete text as a tooltip. It is given only when the content is not plain text. */
  title?: string;
}) {
  const fullText = title ?? (typeof children === "string" ? children : undefined);
  return (
    <bdi className={classes(css.clip, className)} title={fullText}>
      {children}
    </bdi>
  );
}
