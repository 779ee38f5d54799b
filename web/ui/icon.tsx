import type { LucideIcon } from "lucide-react";
import { classes } from "./classes.ts";
import css from "./icon.module.css";

interface IconProps {
  size?: "small" | "normal" | "large";
  className?: string | undefined;
}

export interface IconComponent {
  (props: IconProps): React.ReactElement;
  /** Whether the icon is mirrored in Arabic, because it shows a direction of reading or time (B06). */
  mirrored: boolean;
}

/** Creates an icon component from a Lucide icon. */
export function icon(Drawing: LucideIcon, mirrored = false): IconComponent {
  const Icon = ({ size = "normal", className }: IconProps) => (
    <Drawing
      aria-hidden
      focusable="false"
      strokeWidth={1.6}
      className={classes(css.icon, css[size], mirrored && css.mirrored, className)}
    />
  );
  Icon.mirrored = mirrored;
  return Icon;
}
