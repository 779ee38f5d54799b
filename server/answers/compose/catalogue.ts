import type { AnswerSettings, Language, Tone } from "#server/answers/entry.ts";
import { arabicTexts } from "./sentences-ar.ts";
import { englishTexts } from "./sentences-en.ts";
import type { Sentences } from "./engine-sentences.ts";

/** How the agent speaks in one reply. */
export interface Voice {
  language: Language;
  tone: Tone;
}

const catalogue: Record<Language, Record<Tone, Sentences>> = { ar: arabicTexts, en: englishTexts };

export function sentencesFor({ language, tone }: Voice): Sentences {
  return catalogue[language][tone];
}

/** The same sentence in every voice: by it a turn of the conversation is recognised. */
export function inEveryVoice(of: (all: Sentences) => string): string[] {
  return Object.values(catalogue).flatMap((tones) => Object.values(tones).map(of));
}

/** The reply's language: the message's, where the agent replies in it, else the one its owner put first. */
export function voiceOf(settings: AnswerSettings, heard: Language): Voice {
  const { languages = [], tone = "warm" } = settings;
  const language = languages.includes(heard) ? heard : (languages[0] ?? heard);
  return { language, tone };
}

/** One of several ways to say the same, the same one for the same message. */
export function variant(options: readonly string[], message: string): string {
  let sum = 0;
  for (const character of message) sum += character.codePointAt(0) ?? 0;
  return options[sum % options.length] ?? "";
}
