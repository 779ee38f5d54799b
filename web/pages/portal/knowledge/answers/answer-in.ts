import type { Language } from "#shared/language.ts";

/** Returns an answer in the page's language, otherwise in the other one. */
export const answerIn = (answer: { ar: string | null; en: string | null }, language: Language): string =>
  answer[language] ?? answer.ar ?? answer.en ?? "";
