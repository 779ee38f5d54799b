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

/**
 * Returns the language of the address, otherwise the stored choice (D09), otherwise Arabic. The browser's preferred
 * languages are ignored.
 */
export function chooseLanguage(query: unknown, cookie: unknown): Language {
  if (isLanguage(query)) return query;
  if (isLanguage(cookie)) return cookie;
  return defaultLanguage;
}

/**
 * Returns the language of the chat page. Its address can also contain `dir=rtl`, which means Arabic regardless of
 * `lang` (D39). `dir=ltr` has no effect.
 */
export function chooseChatLanguage(query: unknown, direction: unknown, cookie: unknown): Language {
  if (direction === "rtl") return "ar";
  // An unsupported language in the address means Arabic, not the language of an earlier visit.
  return query ? chooseLanguage(query, undefined) : chooseLanguage(undefined, cookie);
}
