import { useEffect, useRef, useSyncExternalStore } from "react";

/** The modifier key of shortcuts that also work while typing. */
export const modifierKey = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl";

const storageKey = "shortcuts";
const listeners = new Set<() => void>();

function areEnabled(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/**
 * Manages the choice of single-key shortcuts, which can be switched off because they disturb users of speech input
 * (WCAG 2.1.4).
 */
export function useShortcutChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areEnabled);
  const choose = (next: boolean) => {
    try {
      if (next) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, "off");
    } catch {
      // Storage is blocked, so the choice is not kept.
    }
    for (const listener of listeners) listener();
  };
  return [isOn, choose];
}

const editableElements = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]";

/** Whether a single key may act: not while the user types, while a dialog or menu is open, or with a modifier key. */
function canAct(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !areEnabled()) return false;
  if (event.target instanceof Element && event.target.closest(editableElements)) return false;
  return !document.querySelector("[role=dialog], [role=alertdialog], [role=menu]");
}

/**
 * Registers single keys by their position on the keyboard (`KeyJ`, `Slash`, `Shift+Slash`), so that they work with an
 * Arabic layout too.
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.shiftKey ? `Shift+${event.code}` : event.code];
      if (!act || !canAct(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

const maxSequencePauseMs = 1500;

/**
 * Registers sequences of two keys: `first`, then one of `keys`. The second key is handled before the page's own
 * shortcuts, so that "G, then C" does not close a ticket.
 */
export function useShortcutSequence(first: string, keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let beganAt = -Infinity;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.shiftKey || !canAct(event)) return;
      const act = event.timeStamp - beganAt < maxSequencePauseMs ? latest.current[event.code] : undefined;
      beganAt = event.code === first ? event.timeStamp : -Infinity;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [first]);
}
