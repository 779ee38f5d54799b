import { lazy, Suspense, useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useTranslation } from "react-i18next";
import { formatNumericDate, numericDateFormat, parseNumericDate } from "#shared/rules/numeric-date.ts";
import { classes } from "./classes.ts";
import css from "./DateField.module.css";
import { ariaDescribedBy, Field, type FieldTexts } from "./Field.tsx";
import field from "./Field.module.css";
import { CalendarIcon } from "./icons.tsx";
import { Skeleton } from "./Skeleton.tsx";

/** The calendar is loaded when it is first opened, because most dates are typed or left empty. */
const MonthCalendar = lazy(async () => ({ default: (await import("./MonthCalendar.tsx")).MonthCalendar }));

export interface DateFieldProps extends FieldTexts {
  name?: string | undefined;
  /** The date as `YYYY-MM-DD`, or empty. */
  value: string;
  /** Called with a complete date or an empty string, never with a partial date. */
  onChange: (day: string) => void;
  /** The first and the last day that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** Whether the value is invalid. The element with this id contains the message. */
  isWrong?: boolean | undefined;
  describedBy?: string | undefined;
  /** `small` is the height of the adjacent buttons. */
  size?: "normal" | "small";
  /** Called when Enter is pressed on a complete date, unless it submits a form. */
  onEnter?: (() => void) | undefined;
  className?: string | undefined;
}

/** A field for a date, typed as M/D/YYYY or chosen from a calendar (C273). */
export function DateField({
  name,
  value,
  onChange,
  min,
  max,
  isWrong,
  describedBy,
  size = "normal",
  onEnter,
  className,
  label,
  hint,
  error,
  note,
  hideLabel,
}: DateFieldProps) {
  const { t } = useTranslation("portal");
  const id = useId();
  /** The typed text, and the date it was reported as; empty when it is invalid. */
  const [own, setOwn] = useState<{ text: string; day: string }>();
  const [isOpen, setOpen] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const isAllowed = (day: string) => (!min || day >= min) && (!max || day <= max);
  // A date that was chosen or cleared elsewhere replaces the typed text.
  const typed = own?.day === value ? own : undefined;
  const shown = typed?.text ?? (value && formatNumericDate(value));
  const problem =
    hasLeft && typed?.day === "" && typed.text.trim() !== ""
      ? t(parseNumericDate(typed.text) === null ? "date.unreadable" : "date.outside", {
          format: numericDateFormat,
        })
      : undefined;
  const type = (text: string) => {
    const read = parseNumericDate(text);
    const day = read !== null && isAllowed(read) ? read : "";
    setOwn({ text, day });
    if (day !== value) onChange(day);
  };
  const said = error ?? problem;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={said}
      note={note}
      hideLabel={hideLabel}
      className={classes(css.field, css[size], className)}
    >
      <span className={field.control}>
        <input
          id={id}
          name={name}
          type="text"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder={numericDateFormat}
          value={shown}
          aria-invalid={said || isWrong ? true : undefined}
          aria-describedby={
            [describedBy, ariaDescribedBy(id, { label, hint, error: said })].filter(Boolean).join(" ") ||
            undefined
          }
          className={field.input}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !onEnter) return;
            event.preventDefault();
            onEnter();
          }}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
        />
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <AriaButton
            aria-label={t("date.open", { label: typeof label === "string" ? label : "" })}
            className={css.open ?? ""}
          >
            <CalendarIcon size="small" />
          </AriaButton>
          <Popover placement="bottom end" className={css.popover ?? ""}>
            <Dialog aria-label={t("date.calendar")} className={css.calendar ?? ""}>
              <Suspense fallback={<Skeleton rows={6} height="2.25rem" />}>
                <MonthCalendar
                  value={value}
                  min={min}
                  max={max}
                  onChoose={(chosen) => {
                    setOwn(undefined);
                    onChange(chosen);
                    setOpen(false);
                  }}
                />
              </Suspense>
            </Dialog>
          </Popover>
        </DialogTrigger>
      </span>
    </Field>
  );
}
