const year = 365 * 24 * 60 * 60;

/** The value of a cookie of this site, or undefined. */
export function readCookie(name: string): string | undefined {
  for (const pair of document.cookie.split("; ")) {
    const [key, value] = pair.split("=");
    if (key === name && value) return decodeURIComponent(value);
  }
  return undefined;
}

/** Keeps a choice for a year where the server can read it, so the first paint is already right. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}
