import { useId, useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { faqLimits } from "#shared/rules/faq.ts";
import { AddIcon } from "#web/ui/icons.tsx";
import { CloseIcon, WarningIcon } from "#web/ui/site-icons.tsx";
import { Button } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import css from "./PhrasingsField.module.css";

export interface PhrasingsFieldProps {
  /** The phrasings, one per line. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/**
 * A field for the phrasings of a question, one input per line. Enter adds a line, Backspace in an empty line removes
 * it, and several lines can be pasted at once.
 */
export function PhrasingsField({ value, onChange, error }: PhrasingsFieldProps) {
  const { t } = useTranslation("faqs");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const lines = value.split("\n");
  const put = (next: string[], at?: number) => {
    if (at === undefined) return onChange(next.join("\n"));
    // The state is flushed synchronously, so that the next typed character goes into the new line.
    flushSync(() => onChange(next.join("\n")));
    list.current?.querySelectorAll("input")[at]?.focus();
  };
  const insert = (at: number) => put(lines.toSpliced(at, 0, ""), at);
  const remove = (at: number) => put(lines.length > 1 ? lines.toSpliced(at, 1) : [""], Math.max(0, at - 1));
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>, at: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !(event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (lines[at]) insert(at + 1);
    } else if (event.key === "Backspace" && lines[at] === "" && lines.length > 1) {
      event.preventDefault();
      remove(at);
    }
  };
  const onPaste = (event: React.ClipboardEvent<HTMLInputElement>, at: number) => {
    const pasted = event.clipboardData
      .getData("text")
      .split(/\r?\n/)
      .filter((line) => line.trim() !== "");
    if (pasted.length < 2) return;
    event.preventDefault();
    const rest = lines[at] === "" ? 1 : 0;
    put(lines.toSpliced(at + 1 - rest, rest, ...pasted), at + pasted.length - rest);
  };
  return (
    <fieldset className={classes(css.field, error && css.bad)} aria-describedby={`${id}-hint`}>
      <legend>{t("form.questions")}</legend>
      <p id={`${id}-hint`} className={css.hint}>
        {t("form.questionsHint")}
      </p>
      <div ref={list} className={css.lines}>
        {lines.map((line, index) => (
          <div key={index} className={css.line}>
            <input
              dir="auto"
              // A dialog focuses its first empty field. Existing lines are meant to be read first.
              autoFocus={index === 0 && line === ""}
              value={line}
              maxLength={faqLimits.phrasing}
              aria-label={t("form.question", { number: index + 1 })}
              aria-invalid={error && index === 0 ? true : undefined}
              aria-describedby={error && index === 0 ? `${id}-error` : undefined}
              placeholder={index === 0 ? t("form.questionExample") : undefined}
              onChange={(event) => put(lines.with(index, event.target.value))}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={(event) => onPaste(event, index)}
            />
            {(lines.length > 1 || line !== "") && (
              <IconButton
                label={t("form.removeQuestion", { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <CloseIcon size="small" />
              </IconButton>
            )}
          </div>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <WarningIcon size="small" />
          <span>{error}</span>
        </p>
      )}
      {lines.length < faqLimits.phrasings && (
        <Button size="small" look="quiet" className={css.add} onClick={() => insert(lines.length)}>
          <AddIcon size="small" />
          {t("form.addQuestion")}
        </Button>
      )}
    </fieldset>
  );
}
