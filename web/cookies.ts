import { readCookieChoice, hostCookieName, type CookieName } from "#shared/cookies.ts";

const year = 365 * 24 * 60 * 60;

/** Returns the value of a cookie, or undefined. */
export function readCookie(name: CookieName): string | undefined {
  const pairs = allCookies().split("; ");
  const value = readCookieChoice(Object.fromEntries(pairs.map((pair) => pair.split("="))), name);
  return value && decodeURIComponent(value);
}

/** Stores a choice for a year in a cookie, so that the server can use it for the first paint. */
export function writeCookie(name: CookieName, value: string): void {
  const isSecure = location.protocol === "https:";
  const pair = `${isSecure ? hostCookieName(name) : name}=${encodeURIComponent(value)}`;
  try {
    document.cookie = `${pair}; Path=/; Max-Age=${year}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  } catch {
    // A sandboxed frame has no cookies. The choice is lost when the page is closed.
  }
}

function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}
