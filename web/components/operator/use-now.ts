import { useEffect, useState } from "react";

const everyMs = 30_000;

/** The time now, anew twice a minute: what is counted down in hours and minutes needs no more. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
