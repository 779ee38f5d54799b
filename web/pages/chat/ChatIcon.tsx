import { classes } from "#web/ui/classes.ts";
import css from "./ChatIcon.module.css";

// The icons are drawn here, because ui/icons.tsx contains the whole portal's icons and this page needs only a few.
const drawings = {
  close: "m6 6 12 12M18 6 6 18",
  down: "M12 5v14M6 13l6 6 6-6",
  document: "M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h5",
  enterFull: "M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7",
  exitFull: "M20 10h-6V4M4 14h6v6M14 10l7-7M10 14l-7 7",
  person:
    "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500c.6-3.800 3.600-5.500 7.500-5.500s6.900 1.700 7.500 5.500",
  picked: "m5 12.500 4.500 4.500L19 7.500",
  good: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 14c.9 1.600 2.300 2.400 4 2.400s3.100-.8 4-2.400M9 9.500v.1M15 9.500v.1",
  okay: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8.500 15h7M9 9.500v.1M15 9.500v.1",
  bad: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 16.500c.9-1.600 2.300-2.400 4-2.400s3.100.8 4 2.400M9 9.500v.1M15 9.500v.1",
  send: "M4.500 12 3.600 5.200c-.1-.8.7-1.400 1.400-1l15.200 7c.7.3.7 1.300 0 1.600l-15.200 7c-.7.4-1.500-.2-1.400-1L4.500 12Zm0 0H12",
  warning: "M12 4 2.800 19.500h18.400L12 4ZM12 10v4.500M12 17v.1",
} as const;

const mirrored: ReadonlySet<keyof typeof drawings> = new Set(["send", "enterFull", "exitFull"]);

export function ChatIcon({
  name,
  className,
}: {
  name: keyof typeof drawings;
  className?: string | undefined;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classes(css.icon, mirrored.has(name) && css.mirrored, className)}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
