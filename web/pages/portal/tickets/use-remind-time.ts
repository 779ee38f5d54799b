import { useState } from "react";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { defaultTimeZone } from "#shared/rules/format.ts";
import { addDays, instantOf, wallTime } from "#shared/rules/zoned-time.ts";
import { useRead } from "#web/api/use-read.ts";
import { type Choice, dayChoices } from "#web/components/time/day-choices.ts";

/** Manages the time of a reminder: a suggested moment or another one, in the business's time zone. */
export function useRemindTime(first: string | undefined) {
  const zone = useRead(getCurrentUser, {}).data?.data.organization?.time_zone ?? defaultTimeZone;
  const [now] = useState(() => new Date());
  const started = first ? wallTime(new Date(first), zone) : undefined;
  const offered = dayChoices(now, zone);
  const [choice, choose] = useState<Choice | "own">(first ? "own" : (offered[0]?.choice ?? "own"));
  const today = wallTime(now, zone).date;
  const [local, setLocal] = useState(
    started ? `${started.date}T${started.time}:00` : `${addDays(today, 1)}T09:00:00`,
  );
  return {
    offered,
    choice,
    choose,
    local,
    setLocal,
    today,
    /** The chosen time. Null while the day or the time is incomplete. */
    at:
      choice === "own" ? instantOf(local, zone) : (offered.find((one) => one.choice === choice)?.at ?? null),
  };
}
