import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import { classes } from "#web/ui/classes.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { ShieldIcon } from "#web/ui/icons.tsx";
import css from "./MessageEditor.module.css";

export interface MessageEditorProps {
  value: string;
  onChange: (value: string) => void;
  /** The placeholders that can be inserted, with the labels of their buttons. */
  variables: readonly { code: string; label: string }[];
  limit: number;
  error?: string | undefined;
  /** The text that is added to every message and cannot be removed. */
  footer?: React.ReactNode;
  /** The content below the text, such as the picture. */
  children?: React.ReactNode;
}

/** The text of a campaign, with buttons that insert placeholders. */
export function MessageEditor({
  value,
  onChange,
  variables,
  limit,
  error,
  footer,
  children,
}: MessageEditorProps) {
  const id = useId();
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const box = useRef<HTMLTextAreaElement>(null);
  const insert = (code: string) => {
    const field = box.current;
    if (!field) return;
    const { selectionStart: from, selectionEnd: to } = field;
    onChange(value.slice(0, from) + code + value.slice(to));
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(from + code.length, from + code.length);
    });
  };
  return (
    <div className={classes(css.editor, error && css.bad)}>
      <div className={css.tools}>
        <span id={`${id}-insert`}>{t("message.insert")}</span>
        {variables.map(({ code, label }) => (
          <button
            key={code}
            type="button"
            className={css.variable}
            aria-describedby={`${id}-insert`}
            onClick={() => insert(code)}
          >
            {label}
          </button>
        ))}
        <span className={classes(css.count, value.length > limit && css.over)}>
          <Ltr>
            {format.number(value.length)} / {format.number(limit)}
          </Ltr>
        </span>
      </div>
      <label htmlFor={id} className="vh">
        {t("message.label")}
      </label>
      <textarea
        ref={box}
        id={id}
        dir="auto"
        rows={5}
        value={value}
        placeholder={t("message.placeholder")}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {children && <div className={css.under}>{children}</div>}
      {footer && (
        <p className={css.footer}>
          <ShieldIcon size="small" />
          <span>{footer}</span>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
