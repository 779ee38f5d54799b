import type { Language } from "#shared/language.ts";

/** Returns the language that most letters of a text belong to; English for a text without letters. */
export function mainLanguageOf(text: string): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic >= latin && arabic > 0 ? "ar" : "en";
}
