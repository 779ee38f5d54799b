import { useState } from "react";
import { useTranslation } from "react-i18next";
import { daysAfter, instantAt, wallTime } from "#shared/rules/zoned-time.ts";
import { MomentFields } from "../../../components/time/MomentFields.tsx";
import { Segment } from "../../../ui/Segment.tsx";

/** Now, or at a time on the business's clock. `problem` is shown once somebody wanted to go on. */
export function useWhen(zone: string) {
  const { t } = useTranslation("campaigns");
  const [isLater, setLater] = useState(false);
  const [date, setDate] = useState(() => daysAfter(wallTime(new Date(), zone).date, 1));
  const [time, setTime] = useState("16:30");
  const [isShown, setShown] = useState(false);
  const at = () => (isLater ? instantAt(date, time, zone) : null);
  const chosen = at();
  const problem =
    isLater && (!chosen || chosen.getTime() <= Date.now())
      ? t(chosen ? "when.past" : "when.incomplete")
      : undefined;
  return {
    isLater,
    setLater,
    date,
    setDate,
    time,
    setTime,
    at,
    problem,
    shown: isShown ? problem : undefined,
    show: () => setShown(true),
    today: wallTime(new Date(), zone).date,
  };
}

export function WhenPart({
  when,
  minutes,
  zone,
}: {
  when: ReturnType<typeof useWhen>;
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
        <MomentFields
          date={when.date}
          time={when.time}
          min={when.today}
          onDate={when.setDate}
          onTime={when.setTime}
          error={when.shown}
        />
      )}
      <p className="soft">
        {when.isLater && (zone === "Asia/Riyadh" ? t("when.riyadh") : t("when.zone", { city }))}{" "}
        {minutes !== undefined && minutes > 0 && t("when.takes", { count: minutes })}
      </p>
    </>
  );
}
