import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import { classes } from "./classes.ts";
import css from "./CopyField.module.css";
import { CopyIcon } from "./icons.tsx";
import { CheckIcon } from "./site-icons.tsx";

/** A read-only address or code with a copy button. */
export function CopyField({ label, value, lines = 1 }: { label: string; value: string; lines?: number }) {
  const id = useId();
  const { t } = useTranslation("common");
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without the clipboard permission (plain HTTP) the selected text can still be copied.
      setCopied(document.execCommand("copy"));
    }
  };
  return (
    <div className={css.copy}>
      <label htmlFor={id}>{label}</label>
      <div className={css.row}>
        <textarea
          ref={field}
          id={id}
          readOnly
          rows={lines}
          dir="ltr"
          value={value}
          spellCheck={false}
          className={classes(css.value, lines === 1 && css.line)}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>
          {copied ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
          <span aria-live="polite">{t(copied ? "copied" : "copy")}</span>
        </Button>
      </div>
    </div>
  );
}
