import { useTranslation } from "react-i18next";
import {
  type HoursRange,
  maxRangesPerDay,
  type TeamHours,
  type Weekday,
  weekdays,
} from "#shared/rules/team-hours.ts";
import { AddIcon } from "#web/ui/icons.tsx";
import { CloseIcon, WarningIcon } from "#web/ui/site-icons.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./HoursTable.module.css";
import { TimeSelect } from "./TimeSelect.tsx";

export type Week = TeamHours["week"];

/** The hours of the week, with a switch and the ranges of each day. */
export function HoursTable({
  week,
  onChange,
  problems,
  openLabel,
}: {
  week: Week;
  onChange: (week: Week) => void;
  /** The problems by the field's path: `week.sun.1`, `week.sun`. */
  problems: Readonly<Record<string, string>>;
  /** Returns the label of a day's switch. */
  openLabel: (day: string) => string;
}) {
  const { t } = useTranslation("agents");
  const model = weekdays.find((day) => week[day].length > 0);
  const set = (day: Weekday, ranges: HoursRange[]) => onChange({ ...week, [day]: ranges });
  const usual: HoursRange[] = (model && week[model]) ?? [["09:00", "17:00"]];
  const isUneven =
    model && weekdays.some((day) => week[day].length > 0 && String(week[day]) !== String(week[model]));
  return (
    <div className={css.table}>
      <ul>
        {weekdays.map((day) => (
          <li key={day} className={css.day}>
            <span className={css.name}>
              <Switch
                label={openLabel(t(`day.${day}`))}
                hideLabel
                isOn={week[day].length > 0}
                onChange={(isOpen) => set(day, isOpen ? usual : [])}
              />
              <b>{t(`day.${day}`)}</b>
            </span>
            {week[day].length === 0 ? (
              <span className={css.closed}>{t("hours.closed")}</span>
            ) : (
              <span className={css.ranges}>
                {week[day].map((range, index) => (
                  <Range
                    key={index}
                    day={day}
                    range={range}
                    problem={problems[`week.${day}.${index}`]}
                    onChange={(next) => set(day, week[day].with(index, next))}
                    onRemove={
                      week[day].length > 1 ? () => set(day, week[day].toSpliced(index, 1)) : undefined
                    }
                  />
                ))}
                {problems[`week.${day}`] && <Problem text={problems[`week.${day}`]} />}
              </span>
            )}
            {week[day].length > 0 && week[day].length < maxRangesPerDay && (
              <IconButton
                className={css.add}
                label={t("hours.addOf", { day: t(`day.${day}`) })}
                onClick={() => set(day, [...week[day], createNextRange(week[day])])}
              >
                <AddIcon />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {isUneven && (
        <TextLink
          onClick={() =>
            onChange(
              Object.fromEntries(
                weekdays.map((day) => [day, week[day].length > 0 ? week[model] : []]),
              ) as Week,
            )
          }
        >
          {t("hours.copy", { day: t(`day.${model}`) })}
        </TextLink>
      )}
    </div>
  );
}

function Range({
  day,
  range: [from, to],
  problem,
  onChange,
  onRemove,
}: {
  day: Weekday;
  range: HoursRange;
  problem: string | undefined;
  onChange: (range: HoursRange) => void;
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation("agents");
  const name = t(`day.${day}`);
  return (
    <span className={css.range}>
      <TimeSelect
        label={t("hours.fromOf", { day: name })}
        value={from}
        isWrong={problem !== undefined}
        onChange={(next) => onChange([next, to])}
      />
      <span aria-hidden="true">–</span>
      <TimeSelect
        label={t("hours.toOf", { day: name })}
        value={to}
        isWrong={problem !== undefined}
        onChange={(next) => onChange([from, next])}
      />
      {to <= from && <small>{t("hours.nextDay")}</small>}
      {onRemove && (
        <IconButton label={t("hours.removeOf", { day: name, from })} onClick={onRemove}>
          <CloseIcon size="small" />
        </IconButton>
      )}
      {problem && <Problem text={problem} />}
    </span>
  );
}

function Problem({ text }: { text: string | undefined }) {
  return (
    <span role="alert" className={css.problem}>
      <WarningIcon size="small" />
      {text}
    </span>
  );
}

/** Returns a second range that starts after the first, when most shops reopen. */
function createNextRange(ranges: readonly HoursRange[]): HoursRange {
  const end = ranges.at(-1)?.[1] ?? "12:00";
  const hour = Math.min(22, Number(end.slice(0, 2)) + 1);
  const time = (at: number) => `${String(at).padStart(2, "0")}:00`;
  return [time(hour), time(Math.min(23, hour + 4))];
}
