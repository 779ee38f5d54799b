import i18next, { type i18n, type Resource } from "i18next";
import { languages, type Language } from "#shared/language.ts";

const files = import.meta.glob<Record<string, unknown>>(
  ["../../shared/locales/*/*.json", "!../../shared/locales/*/{agent,chat,documents,errors,mails}.json"],
  { import: "default", eager: true },
);

function createTexts(language: Language): i18n {
  const resources: Resource = { [language]: {} };
  for (const [path, texts] of Object.entries(files)) {
    const [folder = "", name = ""] = path.split("/").slice(-2);
    if (folder === language) resources[language]![name.replace(".json", "")] = texts;
  }
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: language,
    ns: Object.keys(resources[language]!),
    defaultNS: "common",
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

/** All texts by language. The server renders pages in both languages at the same time. */
export const serverTexts = Object.fromEntries(
  languages.map((language) => [language, createTexts(language)]),
) as Record<Language, i18n>;
