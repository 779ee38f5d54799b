import i18next, { type Namespace } from "i18next";
import { languages } from "#shared/language.ts";
import { loadTexts } from "./i18n.ts";

/** Loads texts in the other language too, for searches that match names in both. */
export async function loadTextsInBothLanguages(namespaces: string[]): Promise<void> {
  await loadTexts(namespaces as Namespace);
  const missing = languages.filter((language) =>
    namespaces.some((namespace) => !i18next.hasResourceBundle(language, namespace)),
  );
  if (missing.length > 0) await i18next.reloadResources(missing, namespaces);
}
