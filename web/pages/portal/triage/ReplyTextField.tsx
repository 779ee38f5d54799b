import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#shared/language.ts";
import { maxMessageLength } from "#shared/rules/message.ts";
import { Field } from "#web/ui/Field.tsx";
import fieldCss from "#web/ui/Field.module.css";
import { classes } from "#web/ui/classes.ts";
import { useSavedAnswers } from "#web/pages/portal/tickets/use-saved-answers.tsx";
import css from "./ReplyTextField.module.css";

/** The reply to customers of one language. A slash offers the saved answers. */
export function ReplyTextField({
  label,
  language,
  value,
  onChange,
}: {
  label: string;
  language: Language;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation("triageRules");
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const savedAnswers = useSavedAnswers({ language, value, onChange, box });
  return (
    <Field id={id} label={label} hint={t("form.replyHint")}>
      <span className={classes(fieldCss.control, css.box)}>
        {savedAnswers.list}
        <textarea
          {...savedAnswers.box}
          ref={box}
          id={id}
          rows={4}
          lang={language}
          dir="auto"
          maxLength={maxMessageLength}
          value={value}
          aria-describedby={`${id}-hint`}
          className={classes(fieldCss.input, fieldCss.area)}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={savedAnswers.onKeyDown}
        />
      </span>
    </Field>
  );
}
