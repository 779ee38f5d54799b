import { chosenIn, hostCookieName, type CookieName } from "#shared/cookies.ts";

const year = 365 * 24 * 60 * 60;

/** The value of a cookie of this site, or undefined. */
export function readCookie(name: CookieName): string | undefined {
  const pairs = allCookies().split("; ");
  const value = chosenIn(Object.fromEntries(pairs.map((pair) => pair.split("="))), name);
  return value && decodeURIComponent(value);
}

/** Keeps a choice for a year where the server can read it, so the first paint is already right. */
export function writeCookie(name: CookieName, value: string): void {
  const isSecure = location.protocol === "https:";
  const pair = `${isSecure ? hostCookieName(name) : name}=${encodeURIComponent(value)}`;
  try {
    document.cookie = `${pair}; Path=/; Max-Age=${year}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  } catch {
    // A sandboxed frame has no cookies: the choice lasts as long as the page.
  }
}

function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}
