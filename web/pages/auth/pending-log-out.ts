const key = "pendingLogOut";

/** Stores the state of a log-out while the visitor is at their identity provider. */
export function savePendingLogOut(url: string): void {
  try {
    sessionStorage.setItem(key, new URL(url).searchParams.get("state") ?? "");
  } catch {
    // Storage is blocked. The log-out works, and the login page only does not mention it.
  }
}

/**
 * Whether the state belongs to the log-out that this tab started. The stored state is deleted, so that it counts
 * once.
 */
export function takePendingLogOut(state: string): boolean {
  try {
    const storedLogOut = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return storedLogOut === state;
  } catch {
    return false;
  }
}
