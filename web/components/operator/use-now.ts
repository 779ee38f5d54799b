import { useEffect, useState } from "react";

const refreshMs = 30_000;

/** Returns the current time, updated twice a minute, which is sufficient for countdowns in hours and minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
