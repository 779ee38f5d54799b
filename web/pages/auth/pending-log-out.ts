const key = "pendingLogOut";

/** Keeps the state of a log-out at the identity provider while this tab's visitor is there. */
export function savePendingLogOut(url: string): void {
  try {
    sessionStorage.setItem(key, new URL(url).searchParams.get("state") ?? "");
  } catch {
    // Storage is blocked: the log-out happens all the same, and the login page does not tell of it.
  }
}

/** Whether the provider led back from the log-out that this tab began. It is forgotten then: it counts once. */
export function takePendingLogOut(state: string): boolean {
  try {
    const begun = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return begun === state;
  } catch {
    return false;
  }
}
