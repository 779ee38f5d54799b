import { useId } from "react";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import { ariaDescribedBy, Field, type FieldTexts } from "./Field.tsx";
import css from "./Field.module.css";

export interface PhoneFieldProps extends FieldTexts {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
  placeholder?: string | undefined;
}

/** A field for a phone number, which is read from left to right. Arabic-Indic digits are converted while typing. */
export function PhoneField({
  name,
  value,
  onChange,
  onBlur,
  required,
  placeholder,
  ...texts
}: PhoneFieldProps) {
  const id = useId();
  return (
    <Field id={id} {...texts}>
      <span className={css.control}>
        <input
          id={id}
          name={name}
          type="tel"
          inputMode="tel"
          dir="ltr"
          value={value}
          required={required}
          placeholder={placeholder}
          autoComplete="tel"
          onBlur={onBlur}
          onChange={(event) => onChange(toAsciiDigits(event.target.value))}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={ariaDescribedBy(id, texts)}
          className={css.input}
        />
      </span>
    </Field>
  );
}
