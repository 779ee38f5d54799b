import { patterns } from "#shared/contract/pages.ts";

/**
 * Returns the log-in token, which local storage has under `token` (C152). A tab in which an operator views a
 * business's portal has its own token in session storage. When storage is blocked, there is no session.
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
    // Storage is blocked. This page continues to work, and the next one asks for a log-in.
  }
}

const renewal = "wakil session";

/** Stores the session's next token from `renew`. Calls of any tab that are refused meanwhile wait for it. */
export async function renewSession(renew: () => Promise<string>): Promise<void> {
  const work = async () => saveSession(await renew());
  // Insecure origins other than localhost have no lock manager.
  await (navigator.locks ? navigator.locks.request(renewal, work) : work());
}

export async function waitForRenewal(): Promise<void> {
  await navigator.locks?.request(renewal, () => {});
}

export function clearSession(): void {
  try {
    localStorage.removeItem("token");
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** Starts an operator's session in a business's portal for this tab. */
export function beginSupportSession(token: string): void {
  sessionStorage.setItem("supportToken", token);
}

/** Returns the tab to its own log-in. True when it was in a business's portal. */
export function endSupportSession(): boolean {
  try {
    const isSupport = sessionStorage.getItem("supportToken") !== null;
    sessionStorage.removeItem("supportToken");
    return isSupport;
  } catch {
    return false;
  }
}

let isLeaving = false;

/** Marks that the visitor is logging out. Calls that are refused from now on do not redirect again. */
export function startLogOut(): void {
  isLeaving = true;
}

/**
 * Handles a 401 (C269): removes the stored session and opens the root page. Several calls of one page can fail
 * together; the guard prevents each from loading the root again (D02).
 */
export function endSession(): void {
  if (endSupportSession()) {
    // The owner ended the access, or it has expired. The operator's own log-in is kept.
    isLeaving = true;
    location.assign(`${patterns.operatorOrganizations}?ended=1`);
    return;
  }
  if (isLeaving) return;
  try {
    localStorage.clear();
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
  if (location.pathname === "/") return;
  isLeaving = true;
  location.assign("/");
}
