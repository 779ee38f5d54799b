import { useId } from "react";
import { useTranslation } from "react-i18next";
import { TimeSelect } from "#web/components/agents/TimeSelect.tsx";
import { DateField } from "#web/ui/DateField.tsx";
import css from "./MomentFields.module.css";

/** Fields for a day and a time in the business's time zone. `error` is shown below both and linked to them. */
export function MomentFields({
  date,
  time,
  min,
  onDate,
  onTime,
  error,
}: {
  date: string;
  time: string;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min: string;
  onDate: (date: string) => void;
  onTime: (time: string) => void;
  error?: string | undefined;
}) {
  const id = useId();
  const { t } = useTranslation("portal");
  return (
    <div className={css.moment}>
      <DateField
        label={t("moment.date")}
        hideLabel
        size="small"
        value={date}
        min={min}
        onChange={onDate}
        isWrong={error !== undefined}
        describedBy={error ? id : undefined}
      />
      <TimeSelect label={t("moment.time")} value={time} onChange={onTime} isWrong={error !== undefined} />
      {error && (
        <p id={id} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
