import { useTranslation } from "react-i18next";
import { formatNumericDate, numericDateFormat, parseNumericDate } from "#shared/rules/numeric-date.ts";
import { CalendarField, type CalendarFieldProps } from "./CalendarField.tsx";

/** A field for a date, typed as M/D/YYYY or chosen from a calendar (C273). */
export function DateField(props: CalendarFieldProps) {
  const { t } = useTranslation("portal");
  return (
    <CalendarField
      {...props}
      format={numericDateFormat}
      show={formatNumericDate}
      read={parseNumericDate}
      unreadable={t("date.unreadable", { format: numericDateFormat })}
      onChooseDay={(day, close) => {
        props.onChange(day);
        close();
      }}
    />
  );
}
