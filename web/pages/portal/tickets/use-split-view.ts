import { useSyncExternalStore } from "react";

/** Narrower than this, a list and a conversation beside the menu are both too narrow to be read. */
const wideEnough = "(min-width: 1400px)";
const storageKey = "tickets-preview";
const listeners = new Set<() => void>();

function isWanted(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

function listen(listener: () => void): () => void {
  const media = matchMedia(wideEnough);
  media.addEventListener("change", listener);
  listeners.add(listener);
  return () => {
    media.removeEventListener("change", listener);
    listeners.delete(listener);
  };
}

export interface SplitView {
  /** Whether the screen has room for a ticket beside the list. */
  isPossible: boolean;
  isOn: boolean;
  choose: (isOn: boolean) => void;
}

/** Whether a ticket is read beside the list; kept for this browser. */
export function useSplitView(): SplitView {
  const isPossible = useSyncExternalStore(listen, () => matchMedia(wideEnough).matches);
  const isOn = useSyncExternalStore(listen, isWanted) && isPossible;
  const choose = (next: boolean) => {
    try {
      if (next) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, "off");
    } catch {
      // Without storage the choice cannot be kept.
    }
    for (const listener of listeners) listener();
  };
  return { isPossible, isOn, choose };
}
