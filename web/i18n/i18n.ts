import i18next, { type Namespace, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import { chooseLanguage, defaultLanguage, directionOf, isLanguage, type Language } from "#shared/language.ts";
import { readCookie, writeCookie } from "../cookies.ts";

// Without what only the server says, and without the chat's: its page brings them along.
const files = import.meta.glob<Record<string, unknown>>(["../../shared/locales/*/*.json", "!../../shared/locales/*/{agent,chat,documents,errors,mails}.json"], { import: "default" });

/** Each language's texts of each namespace are a chunk of their own, fetched when a page first needs them. */
const lazyFiles = {
  type: "backend" as const,
  init() {},
  read: async (language: string, namespace: string) => {
    const load = files[`../../shared/locales/${language}/${namespace}.json`];
    if (!load) throw new Error(`no texts ${language}/${namespace}`);
    return await load();
  },
};

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

/**
 * Resolves when the first texts are there, so nothing is ever drawn in the wrong language.
 * `bundled` texts came with the page's own script and need no fetch.
 */
export async function startI18n(namespaces: string[], language = languageOfPage(), bundled?: Resource): Promise<void> {
  i18next.on("languageChanged", showLanguage);
  await i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: defaultLanguage,
      supportedLngs: ["ar", "en"],
      ns: namespaces,
      defaultNS: "common",
      ...(bundled && { resources: bundled, partialBundledLanguages: true }),
      debug: import.meta.env.DEV || import.meta.env["VITE_I18N_DEBUG"] === "true",
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Fetches the texts a page needs, in the language in use. */
export async function loadTexts(namespaces: Namespace): Promise<void> {
  await i18next.loadNamespaces(namespaces);
}

export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : defaultLanguage;
}
