import { useState } from "react";
import { useTranslation } from "react-i18next";
import { maxHolidays } from "#shared/rules/team-hours.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { DateField } from "#web/ui/DateField.tsx";
import { CloseIcon } from "#web/ui/site-icons.tsx";
import css from "./Holidays.module.css";

/** The days on which nobody replies, in chronological order. */
export function Holidays({
  days,
  onChange,
}: {
  days: readonly string[];
  onChange: (days: string[]) => void;
}) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const [typed, setTyped] = useState("");
  const add = () => {
    if (typed !== "" && days.length < maxHolidays) onChange([...new Set([...days, typed])].sort());
    setTyped("");
  };
  return (
    <div className={css.holidays}>
      <span className={css.label}>{t("hours.holidays")}</span>
      {days.length > 0 && (
        <ul>
          {days.map((day) => (
            <li key={day}>
              {format.date(`${day}T12:00:00Z`)}
              <button
                type="button"
                aria-label={t("hours.holidayRemove", { date: format.date(`${day}T12:00:00Z`) })}
                onClick={() => onChange(days.filter((other) => other !== day))}
              >
                <CloseIcon size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <span className={css.add}>
        <DateField
          label={t("hours.holidays")}
          hideLabel
          size="small"
          value={typed}
          onChange={setTyped}
          onEnter={add}
        />
        <Button size="small" isDisabled={typed === ""} onClick={add}>
          {t("hours.holidayAdd")}
        </Button>
      </span>
    </div>
  );
}
