import { useSyncExternalStore } from "react";

function onChange(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** `toggle` is null where the browser or the frame around us does not allow it. */
export function useFullscreen(): { full: boolean; toggle: (() => void) | null } {
  const full = useSyncExternalStore(onChange, () => document.fullscreenElement !== null);
  const toggle = () => {
    const done = full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Refused by the person or the frame: the chat stays as it is.
    done.catch(() => undefined);
  };
  return { full, toggle: document.fullscreenEnabled ? toggle : null };
}
