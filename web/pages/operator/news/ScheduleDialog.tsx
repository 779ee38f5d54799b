import { useState } from "react";
import { useTranslation } from "react-i18next";
import { defaultTimeZone } from "#shared/rules/format.ts";
import { addDays, instantOf, wallTime } from "#shared/rules/zoned-time.ts";
import { MomentField } from "#web/components/time/MomentField.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";

/** Schedules an article in the company's time zone. The default is tomorrow at nine. */
export function ScheduleDialog({
  from,
  onSet,
  onClose,
}: {
  from: string | null;
  onSet: (at: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("articles");
  const [today] = useState(() => wallTime(new Date(), defaultTimeZone).date);
  const [local, setLocal] = useState(() => {
    const { date, time } = from
      ? wallTime(new Date(from), defaultTimeZone)
      : { date: addDays(today, 1), time: "09:00" };
    return `${date}T${time}:00`;
  });
  const [problem, setProblem] = useState<string>();
  const set = () => {
    const at = instantOf(local, defaultTimeZone);
    if (at && at.getTime() > Date.now()) onSet(at.toISOString());
    else setProblem(t("scheduleDialog.past"));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("scheduleDialog.title")}
      actions={
        <Button look="main" onClick={set}>
          {t("scheduleDialog.set")}
        </Button>
      }
    >
      <MomentField value={local} min={today} onChange={setLocal} error={problem} />
      <p>{t("scheduleDialog.text")}</p>
    </Dialog>
  );
}
