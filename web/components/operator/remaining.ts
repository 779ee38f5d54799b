const minuteMs = 60_000;

/** Returns the state of a promise at `now`: the hours and minutes until or since its end, and the elapsed share. */
export function calculateRemaining(from: string, due: string, now: number) {
  const end = Date.parse(due);
  const isLate = now > end;
  const minutes = Math.floor(Math.abs(end - now) / minuteMs);
  const elapsed = (now - Date.parse(from)) / (end - Date.parse(from));
  return {
    isLate,
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    share: Math.min(1, Math.max(0, elapsed)),
  };
}
