import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addDays, instantOf, wallTime } from "#shared/rules/zoned-time.ts";
import { MomentField } from "#web/components/time/MomentField.tsx";
import { Segment } from "#web/ui/Segment.tsx";

/**
 * Manages the time of sending: now, or a time in the business's time zone. `check` returns whether the time is valid,
 * and shows the problem.
 */
export function useSendTime(zone: string) {
  const { t } = useTranslation("campaigns");
  const [today] = useState(() => wallTime(new Date(), zone).date);
  const [isLater, setLater] = useState(false);
  const [local, setLocal] = useState(() => `${addDays(today, 1)}T16:30:00`);
  const [problem, setProblem] = useState<string>();
  const at = isLater ? instantOf(local, zone) : null;
  const handleChange =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setProblem(undefined);
    };
  return {
    today,
    isLater,
    setLater: handleChange(setLater),
    local,
    setLocal: handleChange(setLocal),
    /** The time of sending. Null means now. */
    at,
    problem,
    check: (): boolean => {
      const found = !isLater
        ? undefined
        : !at
          ? t("when.incomplete")
          : at.getTime() <= Date.now()
            ? t("when.past")
            : undefined;
      setProblem(found);
      return found === undefined;
    },
  };
}

export function SendTimePart({
  when,
  minutes,
  zone,
}: {
  when: ReturnType<typeof useSendTime>;
  minutes: number | undefined;
  zone: string | undefined;
}) {
  const { t } = useTranslation("campaigns");
  const city = zone?.split("/").at(-1)?.replaceAll("_", " ") ?? "";
  return (
    <>
      <div>
        <Segment
          label={t("when.title")}
          value={when.isLater ? "later" : "now"}
          onChange={(value) => when.setLater(value === "later")}
          options={[
            { value: "now", label: t("when.now") },
            { value: "later", label: t("when.later") },
          ]}
        />
      </div>
      {when.isLater && (
        <MomentField value={when.local} min={when.today} onChange={when.setLocal} error={when.problem} />
      )}
      <p className="soft">
        {when.isLater && (zone === "Asia/Riyadh" ? t("when.riyadh") : t("when.zone", { city }))}{" "}
        {minutes !== undefined && minutes > 0 && t("when.takes", { count: minutes })}
      </p>
    </>
  );
}
