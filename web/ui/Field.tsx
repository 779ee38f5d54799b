import { classes } from "./classes.ts";
import css from "./Field.module.css";
import { WarningIcon } from "./site-icons.tsx";

export interface FieldTexts {
  label: string;
  /** A line of help under the control. */
  hint?: React.ReactNode;
  /** What is wrong, said under the control and tied to it. */
  error?: string | undefined;
  /** Said beside the label, for example «اختياري». */
  note?: string | undefined;
  /** The label is read but not shown. Only where something visible says the same. */
  hideLabel?: boolean | undefined;
}

/** The ids that tie a control to its messages. */
export function ariaDescribedBy(id: string, { hint, error }: FieldTexts): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}

/** Label above, message below; what a text field, a select and the others share. */
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
