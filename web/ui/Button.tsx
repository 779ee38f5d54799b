import { classes } from "./classes.ts";
import { Link } from "./Link.tsx";
import css from "./Button.module.css";
import { Spinner } from "./Spinner.tsx";

interface ButtonLook {
  /** `main` is the main action of a screen, `cta` the call to action of a public page, `danger` an action that cannot be undone. */
  look?: "main" | "line" | "quiet" | "danger" | "cta" | undefined;
  size?: "small" | "normal" | "large" | undefined;
}

function buttonClass({ look = "line", size = "normal" }: ButtonLook, className?: string): string {
  return classes(css.button, css[look], css[size], className);
}

export interface ButtonProps extends ButtonLook, Omit<React.ComponentProps<"button">, "disabled"> {
  /** Whether the button is disabled. It stays in the tab order, so that screen readers can announce the reason. */
  isDisabled?: boolean | undefined;
  /** Whether the action is running. The button shows a spinner and ignores further presses. */
  isPending?: boolean | undefined;
}

export function Button({
  look,
  size,
  isDisabled,
  isPending,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const idle = isDisabled || isPending;
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={idle || undefined}
      aria-busy={isPending || undefined}
      className={buttonClass({ look, size }, className)}
      onClick={(event) => (idle ? event.preventDefault() : onClick?.(event))}
    >
      {isPending && <Spinner size="inline" />}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends ButtonLook {
  to: string;
  children: React.ReactNode;
  className?: string;
  /** Whether the link opens in a new tab, as addresses outside the product do. */
  external?: boolean;
  download?: boolean;
}

/** A link in the style of a button. */
export function LinkButton({ to, look, size, className, children, external, download }: LinkButtonProps) {
  const classNames = buttonClass({ look, size }, className);
  if (external || download) {
    return (
      <a
        href={to}
        className={classNames}
        download={download}
        {...(external ? { target: "_blank", rel: "noopener" } : {})}
      >
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={classNames}>
      {children}
    </Link>
  );
}
