import { classes } from "#web/ui/classes.ts";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import css from "./SignUpPage.module.css";

/** One window of the shop: a field that lights up when its answer is good. */
export function SignUpField({
  id,
  label,
  isLit,
  error,
  hint,
  wide,
  children,
}: {
  id: string;
  label: string;
  isLit: boolean;
  error?: string | undefined;
  hint?: string;
  wide?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className={classes(css.pane, wide && css.wide, isLit && css.on, error && css.bad)}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p id={`${id}-error`} className={css.message}>
          <WarningIcon size="small" />
          <span>{error}</span>
        </p>
      )}
      {hint && !error && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its pane's messages. */
export function signUpFieldAria(id: string, error: string | undefined, hint?: string) {
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  } as const;
}
