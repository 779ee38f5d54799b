import i18next, { type BackendModule, type Namespace, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import { chooseLanguage, defaultLanguage, directionOf, isLanguage, type Language } from "#shared/language.ts";
import { readCookie, writeCookie } from "../cookies.ts";

/** What the address and the cookie say now (D09). */
export function languageOfPage(): Language {
  return chooseLanguage(new URLSearchParams(location.search).get("lang"), readCookie("lang"));
}

/** C004–C006: lang, dir and the body class follow the language; the choice outlives the tab. */
function showLanguage(language: string): void {
  if (!isLanguage(language)) return;
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

/** Where a page's texts come from: with its own script, or fetched by namespace when they are needed. */
type Texts = { bundled: Resource } | { fetched: BackendModule };

/** Resolves when the first texts are there, so nothing is ever drawn in the wrong language. */
export async function initI18n(namespaces: string[], language: Language, texts: Texts): Promise<void> {
  i18next.on("languageChanged", showLanguage);
  if ("fetched" in texts) i18next.use(texts.fetched);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: ["ar", "en"],
    ns: namespaces,
    defaultNS: "common",
    ...("bundled" in texts && { resources: texts.bundled }),
    debug: import.meta.env.DEV || import.meta.env["VITE_I18N_DEBUG"] === "true",
    interpolation: { escapeValue: false },
    returnNull: false,
  });
}

/** Fetches the texts a page needs, in the language in use. The server has them all, and no language of its own. */
export async function loadTexts(namespaces: Namespace): Promise<void> {
  if (i18next.isInitialized) await i18next.loadNamespaces(namespaces);
}

export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : defaultLanguage;
}
