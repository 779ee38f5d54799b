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

/** Fetched when it is first opened: most dates are typed or left out. */
const MonthCalendar = lazy(async () => ({ default: (await import("./MonthCalendar.tsx")).MonthCalendar }));

export interface DateFieldProps extends FieldTexts {
  name?: string | undefined;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Called with a whole day or with nothing, never with half a date. */
  onChange: (day: string) => void;
  /** The first and the last day that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** What is wrong is said elsewhere, in the element of this id. */
  isWrong?: boolean | undefined;
  describedBy?: string | undefined;
  /** As high as the buttons beside it. */
  size?: "normal" | "small";
  /** Called when Enter is pressed on a whole day, where no form is sent by it. */
  onEnter?: (() => void) | undefined;
  className?: string | undefined;
}

/** C273: a day, typed as M/D/YYYY or chosen from a calendar. */
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
  const { t } = useTranslation("common");
  const id = useId();
  /** What was typed, and the day that was told of it; empty where it is none. */
  const [own, setOwn] = useState<{ text: string; day: string }>();
  const [isOpen, setOpen] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const isAllowed = (day: string) => (!min || day >= min) && (!max || day <= max);
  // A day that was chosen elsewhere, or cleared, is shown in place of what was typed.
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
