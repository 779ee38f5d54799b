import { classes } from "./classes.ts";
import css from "./Field.module.css";
import { WarningIcon } from "./site-icons.tsx";

export interface FieldTexts {
  label: string;
  /** A help text below the control. */
  hint?: React.ReactNode;
  /** The problem, shown below the control and linked to it. */
  error?: string | undefined;
  /** A text beside the label, such as «اختياري». */
  note?: string | undefined;
  /** Whether the label is only for screen readers, because a visible text says the same. */
  hideLabel?: boolean | undefined;
}

/** Returns the ids that link a control to its messages. */
export function ariaDescribedBy(id: string, { hint, error }: FieldTexts): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}

/** The common layout of fields: the label above, the message below. */
export function Field({
  id,
  label,
  hint,
  error,
  note,
  hideLabel,
  children,
  className,
}: FieldTexts & { id: string; children: React.ReactNode; className?: string | undefined }) {
  return (
    <div className={classes(css.field, error && css.bad, className)}>
      <label htmlFor={id} className={hideLabel ? "vh" : css.label}>
        {label}
        {note && <small> {note}</small>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={classes(css.message, css.error)}>
          <WarningIcon size="small" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={css.message}>
          {hint}
        </p>
      )}
    </div>
  );
}
