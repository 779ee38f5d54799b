import type { Language } from "#server/answers/entry.ts";
import type { FlowSentences } from "./flow-sentences.ts";
import { flowTextsAr } from "./flow-texts-ar.ts";
import { flowTextsEn } from "./flow-texts-en.ts";

export const flowTexts = (language: Language): FlowSentences =>
  language === "ar" ? flowTextsAr : flowTextsEn;
