import { directionOf, type Language } from "#shared/language.ts";
import { writeCookie } from "#web/cookies.ts";

/** C004–C006: lang, dir and the body class follow the language; the choice outlives the tab. */
export function showLanguage(language: Language): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = directionOf(language);
  document.body.classList.toggle("rtl", language === "ar");
  writeCookie("lang", language);
  const url = new URL(location.href);
  const said = url.searchParams.get("lang");
  if ((said !== null && said !== language) || (url.searchParams.get("dir") === "rtl" && language !== "ar")) {
    // Otherwise a reload would bring back the language the visitor has just left.
    url.searchParams.set("lang", language);
    url.searchParams.delete("dir");
    try {
      history.replaceState(history.state, "", url);
    } catch {
      // A sandboxed frame may not change its address.
    }
  }
}
