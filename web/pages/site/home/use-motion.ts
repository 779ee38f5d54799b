import { useEffect, useState, useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor's system asks for reduced motion. The server assumes that it does not. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether an animation runs: until the visitor stops it. With reduced motion it runs only if they start it. */
export function useMotion(): { isRunning: boolean; toggle: () => void } {
  const isMotionReduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const isRunning = chosen ?? !isMotionReduced;
  return { isRunning, toggle: () => setChosen(!isRunning) };
}

/** Calls `step` every `ms` milliseconds while `runs` is true. */
export function useInterval(ms: number, isRunning: boolean, step: () => void): void {
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(step, ms);
    return () => clearInterval(timer);
  }, [ms, isRunning, step]);
}
