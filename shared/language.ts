/** The two languages of the product. Arabic is the default and the fallback (C001). */
export type Language = "ar" | "en";

export const languages: readonly Language[] = ["ar", "en"];
export const defaultLanguage: Language = "ar";

export function isLanguage(value: unknown): value is Language {
  return value === "ar" || value === "en";
}

export function directionOf(language: Language): "rtl" | "ltr" {
  return language === "ar" ? "rtl" : "ltr";
}

/** The address wins over the stored choice (D09); anything else is Arabic, whatever the browser prefers. */
export function chooseLanguage(query: unknown, cookie: unknown): Language {
  if (isLanguage(query)) return query;
  if (isLanguage(cookie)) return cookie;
  return defaultLanguage;
}

/** The chat page's address may also say `dir=rtl`, which means Arabic whatever `lang` says (D39); `dir=ltr` says nothing. */
export function chooseChatLanguage(query: unknown, direction: unknown, cookie: unknown): Language {
  if (direction === "rtl") return "ar";
  // Someone asked for a language we do not have: Arabic, not the one of an earlier visit.
  return query ? chooseLanguage(query, undefined) : chooseLanguage(undefined, cookie);
}
