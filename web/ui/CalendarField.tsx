import { useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useTranslation } from "react-i18next";
import { lazyPart } from "#web/lazy-part.tsx";
import { classes } from "./classes.ts";
import css from "./CalendarField.module.css";
import { ariaDescribedBy, Field, type FieldTexts } from "./Field.tsx";
import field from "./Field.module.css";
import { CalendarIcon } from "./icons.tsx";
import { LoadBoundary } from "./LoadBoundary.tsx";
import { Skeleton } from "./Skeleton.tsx";

/** The calendar is loaded when it is first opened, because most dates are typed or left empty. */
const MonthCalendar = lazyPart(async () => (await import("./MonthCalendar.tsx")).MonthCalendar);

/** Returns the day of a value. */
const dayOf = (value: string): string => value.slice(0, "YYYY-MM-DD".length);

export interface CalendarFieldProps extends FieldTexts {
  name?: string | undefined;
  /** The date as `YYYY-MM-DD`, with a time after it where the format has one, or empty. */
  value: string;
  /** Called with a complete value or an empty string, never with a partial date. */
  onChange: (value: string) => void;
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

/** How a field's value is typed and chosen. */
interface Format {
  /** The format that the field shows while it is empty. */
  format: string;
  show: (value: string) => string;
  /** Returns the value of a typed text, null for an unreadable one. */
  read: (text: string) => string | null;
  /** The message for an unreadable text. */
  unreadable: string;
  onChooseDay: (day: string, close: () => void) => void;
  /** What the calendar's popover contains below the calendar. */
  foot?: ((close: () => void) => React.ReactNode) | undefined;
}

/** A field whose text can be typed in a numeric format, with a calendar to choose the day from. */
export function CalendarField({
  format,
  show,
  read,
  unreadable,
  onChooseDay,
  foot,
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
}: CalendarFieldProps & Format) {
  const { t } = useTranslation("portal");
  const id = useId();
  /** The typed text, and the value it was reported as; empty when it is invalid. */
  const [draft, setDraft] = useState<{ text: string; value: string }>();
  const [isOpen, setOpen] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const close = () => setOpen(false);
  const isAllowed = (day: string) => (!min || day >= min) && (!max || day <= max);
  // A value that was chosen or cleared elsewhere replaces the typed text.
  const typed = draft?.value === value ? draft : undefined;
  const shown = typed?.text ?? (value && show(value));
  const problem =
    hasLeft && typed?.value === "" && typed.text.trim() !== ""
      ? read(typed.text) === null
        ? unreadable
        : t("date.outside")
      : undefined;
  const type = (text: string) => {
    const found = read(text);
    const next = found !== null && isAllowed(dayOf(found)) ? found : "";
    setDraft({ text, value: next });
    if (next !== value) onChange(next);
  };
  const shownProblem = error ?? problem;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={shownProblem}
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
          placeholder={format}
          value={shown}
          aria-invalid={shownProblem || isWrong ? true : undefined}
          aria-describedby={
            [describedBy, ariaDescribedBy(id, { label, hint, error: shownProblem })]
              .filter(Boolean)
              .join(" ") || undefined
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
              <LoadBoundary fallback={<Skeleton rows={6} height="2.25rem" />}>
                <MonthCalendar
                  value={dayOf(value)}
                  min={min}
                  max={max}
                  onChoose={(chosen) => {
                    setDraft(undefined);
                    onChooseDay(chosen, close);
                  }}
                />
              </LoadBoundary>
              {foot?.(close)}
            </Dialog>
          </Popover>
        </DialogTrigger>
      </span>
    </Field>
  );
}
