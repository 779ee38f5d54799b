/** The log-in token, in local storage under `token` (C152). Storage can be blocked; then there is no session. */
export function sessionToken(): string | null {
  try {
    return localStorage.getItem("token");
  } catch {
    return null;
  }
}

export function saveSession(token: string): void {
  try {
    localStorage.setItem("token", token);
  } catch {
    // Storage is blocked: this page goes on, the next one asks to log in again.
  }
}

export function clearSession(): void {
  try {
    localStorage.removeItem("token");
  } catch {
    // Nothing was stored.
  }
}

let leaving = false;

/** The visitor is on the way out by themselves: what is still asked and refused leads nowhere else any more. */
export function startLogOut(): void {
  leaving = true;
}

/**
 * What a 401 means (C269): everything stored goes, and so does the visitor, to the root, once.
 * Several calls of one screen fail together; without the guard each would load the root again (D02).
 */
export function endSession(): void {
  try {
    localStorage.clear();
  } catch {
    // Nothing was stored.
  }
  if (leaving || location.pathname === "/") return;
  leaving = true;
  location.assign("/");
}
