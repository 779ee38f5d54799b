import { useEffect, useRef, useSyncExternalStore } from "react";

const storageKey = "shortcuts";
const listeners = new Set<() => void>();

function areOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Keys without a modifier disturb people who speak to their computer: they can be switched off (WCAG 2.1.4). */
export function useShortcutChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areOn);
  const choose = (next: boolean) => {
    try {
      if (next) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, "off");
    } catch {
      // Without storage the choice cannot be kept.
    }
    for (const listener of listeners) listener();
  };
  return [isOn, choose];
}

const typing = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]";

/**
 * Single keys by their place on the keyboard (`KeyJ`, `Slash`), so that they work with an Arabic layout too.
 * Off while someone types, while a dialog or menu is open, and with a modifier key.
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.code];
      if (
        !act ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey ||
        !areOn()
      )
        return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
