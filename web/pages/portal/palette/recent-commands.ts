const storageKey = "recent-commands";
const maxRecent = 5;

/** Returns the ids of the recently used commands of this browser, the newest first. Customers are not included. */
export function readRecentCommands(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function rememberCommand(id: string): void {
  try {
    const ids = [id, ...readRecentCommands().filter((other) => other !== id)].slice(0, maxRecent);
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // Storage is blocked, so nothing is recent.
  }
}
