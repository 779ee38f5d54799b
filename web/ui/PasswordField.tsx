import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ariaDescribedBy, Field, type FieldTexts } from "./Field.tsx";
import css from "./Field.module.css";

export interface PasswordFieldProps extends FieldTexts {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  autoComplete: "current-password" | "new-password";
  required?: boolean | undefined;
}

/** A password field with its own show/hide button (C160). Pasting and password managers work. */
export function PasswordField({
  name,
  value,
  onChange,
  onBlur,
  autoComplete,
  required,
  ...texts
}: PasswordFieldProps) {
  const id = useId();
  const { t } = useTranslation("common");
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} {...texts}>
      <span className={css.control}>
        <input
          id={id}
          name={name}
          type={isShown ? "text" : "password"}
          dir="ltr"
          value={value}
          required={required}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={ariaDescribedBy(id, texts)}
          className={css.input}
        />
        <button
          type="button"
          className={css.eye}
          aria-pressed={isShown}
          aria-label={`${t(isShown ? "password.hide" : "password.show")}: ${texts.label}`}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? "password.hide" : "password.show")}
        </button>
      </span>
    </Field>
  );
}
