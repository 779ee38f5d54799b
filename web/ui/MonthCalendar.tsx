import { type CalendarDate, GregorianCalendar, parseDate } from "@internationalized/date";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar";
import { Heading } from "react-aria-components/Heading";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import css from "./MonthCalendar.module.css";
import { BackIcon, ForwardIcon } from "./site-icons.tsx";

/**
 * In some browsers the locale of Saudi Arabia implies the Hijri calendar, so the Gregorian one is requested
 * explicitly.
 */
const locales = { ar: "ar-SA-u-ca-gregory-nu-latn", en: "en-GB-u-fw-sun" } as const;

const dayOf = (day: string | undefined): CalendarDate | undefined => (day ? parseDate(day) : undefined);

/** A calendar for choosing a day by mouse, touch or arrow keys. */
export function MonthCalendar({
  value,
  min,
  max,
  onChoose,
}: {
  /** The date as `YYYY-MM-DD`, or empty. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
}) {
  const { t } = useTranslation("portal");
  const { currentLanguage } = useLanguage();
  return (
    <I18nProvider locale={locales[currentLanguage]}>
      <Calendar
        aria-label={t("date.calendar")}
        value={dayOf(value) ?? null}
        minValue={dayOf(min) ?? null}
        maxValue={dayOf(max) ?? null}
        createCalendar={() => new GregorianCalendar()}
        onChange={(day) => onChoose(day.toString())}
        autoFocus
      >
        <header className={css.head}>
          <Button slot="previous" className={css.step ?? ""}>
            <BackIcon size="small" />
          </Button>
          <Heading className={css.month ?? ""} />
          <Button slot="next" className={css.step ?? ""}>
            <ForwardIcon size="small" />
          </Button>
        </header>
        <CalendarGrid className={css.grid ?? ""}>
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className={css.weekday ?? ""}>{weekday}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(day) => <CalendarCell date={day} className={css.day ?? ""} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
