import type { Language } from "#server/answers/entry.ts";
import { WORDING_AR } from "./wording-ar.ts";
import { WORDING_EN } from "./wording-en.ts";
import type { Wording } from "./wording-type.ts";

const WORDINGS: Record<Language, Wording> = { ar: WORDING_AR, en: WORDING_EN };

export function wording(language: Language): Wording {
  return WORDINGS[language];
}
