import { readCookie, writeCookie } from "#web/cookies.ts";

export type Consent = "granted" | "denied";

const listeners = new Set<(consent: Consent) => void>();

/** Returns the visitor's decision, undefined before it. Without `granted` nothing is loaded or sent. */
export function readConsent(): Consent | undefined {
  const stored = readCookie("consent");
  return stored === "granted" || stored === "denied" ? stored : undefined;
}

export function saveConsent(decision: Consent): void {
  writeCookie("consent", decision);
  for (const listener of listeners) listener(decision);
}

/** Calls `listener` for every change of the decision. Returns a function that unsubscribes. */
export function onConsentChange(listener: (consent: Consent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
