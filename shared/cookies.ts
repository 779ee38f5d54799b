/** The cookies with a visitor's choices that the server needs for the first paint. No cookie carries a session. */
export type CookieName = "lang" | "theme" | "consent";

/**
 * The cookie's name over HTTPS. Browsers accept the `__Host-` prefix only from the host itself. Without TLS they
 * refuse such names, so the plain name is used there.
 */
export const hostCookieName = (name: CookieName): string => `__Host-${name}`;

/**
 * The visitor's choice from the cookies of a request or a page. The prefixed name has precedence, because no other
 * host can write it.
 */
export const readCookieChoice = (
  cookies: Record<string, string | undefined>,
  name: CookieName,
): string | undefined => cookies[hostCookieName(name)] || cookies[name] || undefined;
