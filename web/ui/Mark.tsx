import { classes } from "./classes.ts";
import css from "./Mark.module.css";

export interface MarkProps {
  /** `lit`: active. `off`: not active yet, or coming soon. `turning`: working. */
  state?: "lit" | "off" | "turning";
  className?: string | undefined;
}

const ring =
  "M32 5L39.18 12.18L49.32 12.18L49.32 22.32L56.5 29.5L49.32 36.68L49.32 58.49L39.18 46.82L32 54L24.82 46.82L14.68 46.82L14.68 36.68L7.5 29.5L14.68 22.32L14.68 12.18L24.82 12.18Z";

/** The logo: a ring in the text's colour with a lamp as its inner square. The tail is at the start side. */
export function Mark({ state = "lit", className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      aria-hidden="true"
      className={classes(css.mark, css[state], className)}
    >
      <path d={ring} stroke="currentColor" strokeWidth="5.5" strokeLinejoin="round" />
      {state !== "off" && (
        <path
          className={css.lamp}
          d="M32 20.5L41 29.5L32 38.5L23 29.5Z"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
