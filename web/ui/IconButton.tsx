import { classes } from "./classes.ts";
import css from "./IconButton.module.css";

export interface IconButtonProps extends Omit<React.ComponentProps<"button">, "children"> {
  /** The button's action, for screen readers and as its tooltip. */
  label: string;
  children: React.ReactNode;
}

export function IconButton({ label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(css.button, className)}
    />
  );
}
