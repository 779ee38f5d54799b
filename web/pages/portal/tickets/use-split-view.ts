import { useSyncExternalStore } from "react";

/** The minimum width at which a list and a conversation fit beside the menu. */
const minWidthQuery = "(min-width: 1400px)";
const storageKey = "tickets-preview";
const listeners = new Set<() => void>();

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(minWidthQuery);
  media.addEventListener("change", listener);
  listeners.add(listener);
  return () => {
    media.removeEventListener("change", listener);
    listeners.delete(listener);
  };
}

export interface SplitView {
  /** Whether the screen is wide enough for a preview. */
  isPossible: boolean;
  isOn: boolean;
  choose: (isOn: boolean) => void;
}

/** Manages whether tickets are shown beside the list. The choice is stored in the browser. */
export function useSplitView(): SplitView {
  const isPossible = useSyncExternalStore(subscribe, () => matchMedia(minWidthQuery).matches);
  const isOn = useSyncExternalStore(subscribe, readChoice) && isPossible;
  const choose = (next: boolean) => {
    try {
      if (next) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, "off");
    } catch {
      // Storage is blocked, so the choice is not kept.
    }
    for (const listener of listeners) listener();
  };
  return { isPossible, isOn, choose };
}
