import { formatHour } from "#shared/rules/team-hours.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { classes } from "#web/ui/classes.ts";
import css from "./TimeSelect.module.css";

const times = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 ? "30" : "00"}`,
);

/** A list of times of day. The browser's own time field would follow the browser's language instead of the page's. */
export function TimeSelect({
  label,
  value,
  onChange,
  isWrong,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isWrong: boolean;
}) {
  const { currentLanguage } = useLanguage();
  const options = times.includes(value) ? times : [value, ...times];
  return (
    <select
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={classes(css.time, isWrong && css.wrong)}
    >
      {options.map((time) => (
        <option key={time} value={time}>
          {formatHour(time, currentLanguage)}
        </option>
      ))}
    </select>
  );
}
