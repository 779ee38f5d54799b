import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumericMoment, numericMomentFormat, parseNumericMoment } from "#shared/rules/numeric-date.ts";
import { TimeSelect } from "#web/components/agents/TimeSelect.tsx";
import { Button } from "#web/ui/Button.tsx";
import { CalendarField } from "#web/ui/CalendarField.tsx";
import css from "./MomentField.module.css";

const timeOf = (value: string): string => value.slice("YYYY-MM-DDT".length).slice(0, "HH:mm".length);

/**
 * A field for a day and a time in the business's time zone: typed as M/D/YYYY HH:mm:ss, or chosen from a calendar and a
 * list of times (C273).
 */
export function MomentField({
  value,
  min,
  onChange,
  error,
}: {
  /** `YYYY-MM-DDTHH:mm:ss`, or empty. */
  value: string;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}) {
  const id = useId();
  const { t } = useTranslation(["portal", "common"]);
  /** The last complete time, which a chosen day gets while the typed text is unreadable. */
  const [lastTime, setLastTime] = useState(timeOf(value) || "09:00");
  const time = timeOf(value) || lastTime;
  const change = (next: string) => {
    if (next) setLastTime(timeOf(next));
    onChange(next);
  };
  return (
    <div className={css.moment}>
      <CalendarField
        label={t("moment.label")}
        hideLabel
        size="small"
        className={css.field}
        value={value}
        min={min}
        onChange={change}
        isWrong={error !== undefined}
        describedBy={error ? id : undefined}
        format={numericMomentFormat}
        show={formatNumericMoment}
        read={parseNumericMoment}
        unreadable={t("portal:date.unreadableMoment", { format: numericMomentFormat })}
        onChooseDay={(day) => change(`${day}T${time}:00`)}
        foot={(close) => (
          <div className={css.foot}>
            <TimeSelect
              label={t("moment.time")}
              value={time}
              onChange={(next) => change(`${value.split("T")[0] || min}T${next}:00`)}
              isWrong={false}
            />
            <Button look="main" size="small" onClick={close}>
              {t("moment.done")}
            </Button>
          </div>
        )}
      />
      {error && (
        <p id={id} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
