import type { Language } from "#shared/language.ts";

/** An answer in the language on screen, else in the one there is. */
export const answerIn = (answer: { ar: string | null; en: string | null }, language: Language): string =>
  answer[language] ?? answer.ar ?? answer.en ?? "";
