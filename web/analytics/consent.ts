import { readCookie, writeCookie } from "#web/cookies.ts";

export type Consent = "granted" | "denied";

const listeners = new Set<(consent: Consent) => void>();

/** What the visitor has decided; undefined before. Nothing is loaded or sent without `granted`. */
export function readConsent(): Consent | undefined {
  const stored = readCookie("consent");
  return stored === "granted" || stored === "denied" ? stored : undefined;
}

export function saveConsent(decision: Consent): void {
  writeCookie("consent", decision);
  for (const listener of listeners) listener(decision);
}

/** Returns what ends it. */
export function onConsentChange(listener: (consent: Consent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
