const year = 365 * 24 * 60 * 60;

/** The value of a cookie of this site, or undefined. */
export function readCookie(name: string): string | undefined {
  for (const pair of allCookies().split("; ")) {
    const [key, value] = pair.split("=");
    if (key === name && value) return decodeURIComponent(value);
  }
  return undefined;
}

/** Keeps a choice for a year where the server can read it, so the first paint is already right. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
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
