import type { Language } from "#server/answers/entry.ts";
import { wordingAr } from "./wording-ar.ts";
import { wordingEn } from "./wording-en.ts";
import type { Wording } from "./wording-type.ts";

const wordings: Record<Language, Wording> = { ar: wordingAr, en: wordingEn };

export function wording(language: Language): Wording {
  return wordings[language];
}
