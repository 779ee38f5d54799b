import i18next, { type BackendModule, type Namespace } from "i18next";
import { initReactI18next } from "react-i18next";
import { chooseLanguage, defaultLanguage, isLanguage, type Language } from "#shared/language.ts";
import { readCookie } from "#web/cookies.ts";
import { isDebugEnabled } from "#web/debug.ts";
import { showLanguage } from "./show-language.ts";

/** Returns the language of the address and the cookie (D09). */
export function languageOfPage(): Language {
  return chooseLanguage(new URLSearchParams(location.search).get("lang"), readCookie("lang"));
}

/** Resolves when the first texts are loaded, so that nothing is rendered in the wrong language. */
export async function initI18n(
  namespaces: string[],
  language: Language,
  files: BackendModule,
): Promise<void> {
  i18next.on("languageChanged", (now) => isLanguage(now) && showLanguage(now));
  await i18next
    .use(files)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: defaultLanguage,
      supportedLngs: ["ar", "en"],
      ns: namespaces,
      defaultNS: "common",
      debug: isDebugEnabled("I18N"),
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Texts did not arrive. A part of the page would show the names of its texts without them. */
export class MissingTexts extends Error {}

/** Loads the texts of a page in the current language. The server has all texts and no current language. */
export async function loadTexts(namespaces: Namespace): Promise<void> {
  if (!i18next.isInitialized) return;
  await i18next.loadNamespaces(namespaces);
  const language = currentLanguage();
  const names = [namespaces].flat() as string[];
  const listMissing = () => names.filter((name) => !i18next.hasResourceBundle(language, name));
  if (listMissing().length === 0) return;
  // Texts that failed to load once are loaded again only on request.
  await i18next.reloadResources([language], listMissing());
  if (listMissing().length > 0) throw new MissingTexts(`no texts: ${listMissing().join(", ")}`);
}

export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : defaultLanguage;
}
