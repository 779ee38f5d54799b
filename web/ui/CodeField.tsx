import { useId } from "react";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import { ariaDescribedBy, Field, type FieldTexts } from "./Field.tsx";
import css from "./CodeField.module.css";

/**
 * A field for a one-time code of six digits. It is a single field, so that pasting and the phone's suggestion fill it
 * completely.
 */
export function CodeField({
  value,
  onChange,
  onComplete,
  ...texts
}: FieldTexts & { value: string; onChange: (code: string) => void; onComplete?: (code: string) => void }) {
  const id = useId();
  return (
    <Field id={id} {...texts}>
      <input
        id={id}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={value}
        aria-invalid={texts.error ? true : undefined}
        aria-describedby={ariaDescribedBy(id, texts)}
        className={css.code}
        onChange={(event) => {
          const code = toAsciiDigits(event.target.value).replace(/\D/g, "").slice(0, 6);
          onChange(code);
          if (code.length === 6 && code !== value) onComplete?.(code);
        }}
      />
    </Field>
  );
}
