/** Choices of a visitor that the server needs for the first paint. No cookie carries a session. */
export type CookieName = "lang" | "theme" | "consent";

/**
 * The name over https, by which a browser takes the cookie from this very host alone. Without TLS browsers refuse such
 * names, so the plain name is used there.
 */
export const hostCookieName = (name: CookieName): string => `__Host-${name}`;

/** The choice among all cookies of a request or a page: under the name over https first, which no other host can write. */
export const chosenIn = (cookies: Record<string, string | undefined>, name: CookieName): string | undefined =>
  cookies[hostCookieName(name)] || cookies[name] || undefined;
