import { useSyncExternalStore } from "react";
import { writeCookie } from "./cookies.ts";

export type Theme = "system" | "light" | "dark";
export const themes: readonly Theme[] = ["system", "light", "dark"];

/**
 * Returns the current theme. The server writes the cookie's choice into the page, so that no page flashes in the
 * other theme.
 */
function currentTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

const listeners = new Set<() => void>();

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  writeCookie("theme", theme);
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentTheme);
}
