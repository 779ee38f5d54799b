import type { Language } from "#shared/language.ts";

/** C121. */
export const articlesPerPage = 5;
/** C134. */
export const relatedArticles = 3;

/** An editor's empty paragraph is no text. */
export const isMissing = (html: string): boolean =>
  html.replace(/<(?!img\b)[^>]*>/gi, "").replace(/&nbsp;|\s/g, "") === "";

/** C131, D30: the field of the page's language; the other one before nothing at all. Null when both are missing. */
export function pickLanguage(english: string, arabic: string, language: Language): string | null {
  const [first, second] = language === "ar" ? [arabic, english] : [english, arabic];
  return !isMissing(first) ? first : !isMissing(second) ? second : null;
}
