import type { Language } from "#shared/language.ts";

/** The number of articles per page (C121). */
export const articlesPerPage = 5;
/** The number of related articles under an article (C134). */
export const maxRelatedArticles = 3;

/** Whether the HTML has no text. An editor's empty paragraph counts as none. */
export const isEmptyHtml = (html: string): boolean =>
  html.replace(/<(?!img\b)[^>]*>/gi, "").replace(/&nbsp;|\s/g, "") === "";

/** Returns the field of the page's language, otherwise the other language's (C131, D30). Null when both are missing. */
export function pickLanguage(english: string, arabic: string, language: Language): string | null {
  const [first, second] = language === "ar" ? [arabic, english] : [english, arabic];
  return !isEmptyHtml(first) ? first : !isEmptyHtml(second) ? second : null;
}
