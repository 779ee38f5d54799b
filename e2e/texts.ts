import { readdirSync, readFileSync } from "node:fs";
import i18next from "i18next";
import type { Language } from "#shared/language.ts";

/** Returns a text like `t("auth:login.submit")`, with plurals and values as on the page. */
export type Texts = (key: string, values?: Record<string, string | number>) => string;

function bundles(language: Language): Record<string, object> {
  const folder = new URL(`../shared/locales/${language}/`, import.meta.url);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(/\.json$/, ""),
      JSON.parse(readFileSync(new URL(file, folder), "utf8")) as object,
    ]),
  );
}

function readTexts(language: Language): Texts {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [language]: bundles(language) as never },
  });
  return (key, values = {}) => {
    if (!i18n.exists(key, values)) throw new Error(`there is no text ${key}`);
    return i18n.t(key as never, values as never) as unknown as string;
  };
}

const known = new Map<Language, Texts>();

/**
 * Returns the texts as the product shows them. A key that does not exist is an error of the test and ends it. A worker
 * reads their files once, not for each of its tests.
 */
export function texts(language: Language): Texts {
  const read = known.get(language) ?? readTexts(language);
  known.set(language, read);
  return read;
}
