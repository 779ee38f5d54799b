const key = "pendingLogIn";

/** What this tab keeps while its visitor is at their identity provider. */
export interface PendingLogIn {
  /** Proves to the server that the response comes back to the browser that began. */
  browser: string;
  /** The page to return to after the log-in. */
  from: string | null;
}

export function savePendingLogIn(pending: PendingLogIn): void {
  sessionStorage.setItem(key, JSON.stringify(pending));
}

/** Returns it and forgets it: a response is good once. Null in another tab, or where storage is blocked. */
export function takePendingLogIn(): PendingLogIn | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? null : (JSON.parse(text) as PendingLogIn);
  } catch {
    return null;
  }
}
