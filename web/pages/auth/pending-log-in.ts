const key = "pendingLogIn";

/** The data that this tab stores while the visitor is at their identity provider. */
export interface PendingLogIn {
  /** A random value that proves to the server that the same browser started the log-in. */
  browser: string;
  /** The page to return to after the log-in. */
  from: string | null;
}

export function savePendingLogIn(pending: PendingLogIn): void {
  sessionStorage.setItem(key, JSON.stringify(pending));
}

/**
 * Returns and deletes the stored data, because a response can be used only once. Null in another tab, or when storage
 * is blocked.
 */
export function takePendingLogIn(): PendingLogIn | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? null : (JSON.parse(text) as PendingLogIn);
  } catch {
    return null;
  }
}
