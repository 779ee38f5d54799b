import { classes } from "#web/ui/classes.ts";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import css from "./SignUpPage.module.css";

/** A field of the sign-up form, drawn as a shop's window that lights up when its value is valid. */
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

/** Returns the attributes that link a control to its messages. */
export function signUpFieldAria(id: string, error: string | undefined, hint?: string) {
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  } as const;
}
