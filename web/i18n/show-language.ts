import { directionOf, type Language } from "#shared/language.ts";
import { writeCookie } from "#web/cookies.ts";

/** Applies the language to lang, dir and the body class, and stores the choice (C004–C006). */
export function showLanguage(language: Language): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = directionOf(language);
  document.body.classList.toggle("rtl", language === "ar");
  writeCookie("lang", language);
  const url = new URL(location.href);
  const requestedLanguage = url.searchParams.get("lang");
  if (
    (requestedLanguage !== null && requestedLanguage !== language) ||
    (url.searchParams.get("dir") === "rtl" && language !== "ar")
  ) {
    // The address is updated, because a reload would otherwise restore the previous language.
    url.searchParams.set("lang", language);
    url.searchParams.delete("dir");
    try {
      history.replaceState(history.state, "", url);
    } catch {
      // A sandboxed frame must not change its address.
    }
  }
}
