import { useSyncExternalStore } from "react";

function onChange(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** `toggle` is null when the browser or the embedding frame does not allow full screen. */
export function useFullscreen(): { full: boolean; toggle: (() => void) | null } {
  const full = useSyncExternalStore(onChange, () => document.fullscreenElement !== null);
  const toggle = () => {
    const done = full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // The user or the frame refused. The chat stays unchanged.
    done.catch(() => undefined);
  };
  return { full, toggle: document.fullscreenEnabled ? toggle : null };
}
