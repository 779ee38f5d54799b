import { useState } from "react";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { defaultTimeZone } from "#shared/rules/format.ts";
import { addDays, instantAt, wallTime } from "#shared/rules/zoned-time.ts";
import { useRead } from "#web/api/use-read.ts";
import { type Choice, dayChoices } from "#web/components/time/day-choices.ts";

/** Manages the time of a reminder: a suggested moment or another one, in the business's time zone. */
export function useRemindTime(first: string | undefined) {
  const zone = useRead(getCurrentUser, {}).data?.data.organization?.time_zone ?? defaultTimeZone;
  const [now] = useState(() => new Date());
  const started = first ? wallTime(new Date(first), zone) : undefined;
  const offered = dayChoices(now, zone);
  const [choice, choose] = useState<Choice | "own">(first ? "own" : (offered[0]?.choice ?? "own"));
  const [date, setDate] = useState(started?.date ?? addDays(wallTime(now, zone).date, 1));
  const [time, setTime] = useState(started?.time ?? "09:00");
  return {
    offered,
    choice,
    choose,
    date,
    setDate,
    time,
    setTime,
    today: wallTime(now, zone).date,
    /** The chosen time. Null while the day or the time is incomplete. */
    at:
      choice === "own"
        ? instantAt(date, time, zone)
        : (offered.find((one) => one.choice === choice)?.at ?? null),
  };
}
