import { useId } from "react";
import { classes } from "./classes.ts";
import { ariaDescribedBy, Field, type FieldTexts } from "./Field.tsx";
import css from "./Field.module.css";

export interface TextFieldProps extends FieldTexts {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?: "text" | "email" | "url" | "search" | undefined;
  /**
   * `ltr` is for addresses and codes, which are read from left to right but start at the page's side. Other text
   * determines its own direction.
   */
  direction?: "auto" | "ltr" | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  autoFocus?: boolean | undefined;
  maxLength?: number | undefined;
  /** The number of lines of a multi-line field. */
  lines?: number | undefined;
  /** An icon before the text. */
  start?: React.ReactNode;
  end?: React.ReactNode;
  className?: string | undefined;
}

export function TextField({
  name,
  value,
  onChange,
  onBlur,
  type = "text",
  direction,
  lines,
  start,
  end,
  className,
  label,
  hint,
  error,
  note,
  hideLabel,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const shared = {
    ...rest,
    id,
    name,
    value,
    onBlur,
    dir: direction ?? (type === "text" || type === "search" ? "auto" : "ltr"),
    "aria-invalid": error ? true : undefined,
    "aria-describedby": ariaDescribedBy(id, { label, hint, error }),
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.target.value),
  };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      note={note}
      hideLabel={hideLabel}
      className={className}
    >
      <span className={css.control}>
        {start}
        {lines ? (
          <textarea {...shared} rows={lines} className={classes(css.input, css.area)} />
        ) : (
          <input {...shared} type={type} className={css.input} />
        )}
        {end}
      </span>
    </Field>
  );
}
