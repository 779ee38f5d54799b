import type { AnswerSettings, Language, Tone } from "#server/answers/entry.ts";
import { arabicTexts } from "./sentences-ar.ts";
import { englishTexts } from "./sentences-en.ts";
import type { Sentences } from "./engine-sentences.ts";

/** Language and tone of a reply. */
export interface Voice {
  language: Language;
  tone: Tone;
}

const catalogue: Record<Language, Record<Tone, Sentences>> = { ar: arabicTexts, en: englishTexts };

export function chooseSentences({ language, tone }: Voice): Sentences {
  return catalogue[language][tone];
}

/** A sentence in every language and tone, to recognise it in earlier turns. */
export function inEveryVoice(of: (all: Sentences) => string): string[] {
  return Object.values(catalogue).flatMap((tones) => Object.values(tones).map(of));
}

/** Language of the reply: that of the message where the agent uses it, otherwise the owner's first. */
export function voiceOf(settings: AnswerSettings, messageLanguage: Language): Voice {
  const { languages = [], tone = "warm" } = settings;
  const language = languages.includes(messageLanguage) ? messageLanguage : (languages[0] ?? messageLanguage);
  return { language, tone };
}

/** Chooses one of several phrasings; the same message always gets the same one. */
export function variant(options: readonly string[], message: string): string {
  let sum = 0;
  for (const character of message) sum += character.codePointAt(0) ?? 0;
  return options[sum % options.length] ?? "";
}
