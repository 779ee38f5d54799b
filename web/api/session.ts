import { patterns } from "#shared/contract/pages.ts";

/**
 * The log-in token, in local storage under `token` (C152). A tab in which an operator looks into a business's portal has
 * that session instead, in its own storage. Storage can be blocked; then there is no session.
 */
export function sessionToken(): string | null {
  try {
    return sessionStorage.getItem("supportToken") ?? localStorage.getItem("token");
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

const renewal = "wakil session";

/** Takes the session's next token from `renew`. Calls of any tab that are refused meanwhile wait for it. */
export async function renewSession(renew: () => Promise<string>): Promise<void> {
  const work = async () => saveSession(await renew());
  // Addresses without TLS, but for this machine's own, have no locks.
  await (navigator.locks ? navigator.locks.request(renewal, work) : work());
}

export async function waitForRenewal(): Promise<void> {
  await navigator.locks?.request(renewal, () => {});
}

export function clearSession(): void {
  try {
    localStorage.removeItem("token");
  } catch {
    // Nothing was stored.
  }
}

/** From now on this tab shows the portal of a business that lets an operator look into it. */
export function beginSupportSession(token: string): void {
  sessionStorage.setItem("supportToken", token);
}

/** The tab goes back to its own log-in. True where it was in a business's portal. */
export function endSupportSession(): boolean {
  try {
    const isSupport = sessionStorage.getItem("supportToken") !== null;
    sessionStorage.removeItem("supportToken");
    return isSupport;
  } catch {
    return false;
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
  if (endSupportSession()) {
    // The owner ended the access, or its hours are over: the operator's own log-in stays.
    leaving = true;
    location.assign(`${patterns.operatorOrganizations}?ended=1`);
    return;
  }
  if (leaving) return;
  try {
    localStorage.clear();
  } catch {
    // Nothing was stored.
  }
  if (location.pathname === "/") return;
  leaving = true;
  location.assign("/");
}
