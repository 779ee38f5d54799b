import { useEffect, useState, useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

/** True for who has asked their system for less movement. The server assumes nobody has. */
function useCalm(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether something moves: until the visitor stops it, and never for who wants calm unless they start it. */
export function useMotion(): { runs: boolean; toggle: () => void } {
  const calm = useCalm();
  const [chosen, setChosen] = useState<boolean>();
  const runs = chosen ?? !calm;
  return { runs, toggle: () => setChosen(!runs) };
}

/** Calls `step` every `ms` while it runs. */
export function useInterval(ms: number, runs: boolean, step: () => void): void {
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(step, ms);
    return () => clearInterval(timer);
  }, [ms, runs, step]);
}
