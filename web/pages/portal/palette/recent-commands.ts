const storageKey = "recent-commands";
const maxRecent = 5;

/** The ids of the commands used last in this browser, the newest first. Names of customers are not among them. */
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
    // Without storage nothing is recent.
  }
}
