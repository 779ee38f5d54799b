import { useId } from "react";
import { classes } from "./classes.ts";
import { ariaDescribedBy, Field, type FieldTexts } from "./Field.tsx";
import css from "./Field.module.css";
import { DownIcon } from "./site-icons.tsx";

export interface SelectProps extends FieldTexts {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  options: readonly { value: string; label: string }[];
  /** The text shown while nothing is chosen. Its value is "". */
  placeholder?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** The platform's native list, which works best on phones and costs no script. */
export function Select({
  name,
  value,
  onChange,
  onBlur,
  options,
  placeholder,
  required,
  className,
  ...texts
}: SelectProps) {
  const id = useId();
  return (
    <Field id={id} {...texts} className={className}>
      <span className={css.control}>
        <select
          id={id}
          name={name}
          value={value}
          required={required}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={ariaDescribedBy(id, texts)}
          className={classes(css.input, css.select)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <DownIcon size="small" className={css.arrow} />
      </span>
    </Field>
  );
}
