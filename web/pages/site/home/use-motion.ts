import { useEffect, useState, useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor's system asks for reduced motion. The server assumes that it does not. */
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

/** Whether an animation runs: until the visitor stops it. With reduced motion it runs only if they start it. */
export function useMotion(): { runs: boolean; toggle: () => void } {
  const calm = useCalm();
  const [chosen, setChosen] = useState<boolean>();
  const runs = chosen ?? !calm;
  return { runs, toggle: () => setChosen(!runs) };
}

/** Calls `step` every `ms` milliseconds while `runs` is true. */
export function useInterval(ms: number, runs: boolean, step: () => void): void {
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(step, ms);
    return () => clearInterval(timer);
  }, [ms, runs, step]);
}
