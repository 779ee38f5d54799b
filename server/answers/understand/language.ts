import type { Language, Turn } from "#server/answers/entry.ts";
import { maxMessageLength } from "#shared/rules/message.ts";
import { isArabizi } from "#server/answers/text/arabizi.ts";

export interface MessageLanguage {
  language: Language;
  /** Arabic written in Latin letters: answered in Arabic script. */
  arabizi: boolean;
}

function letters(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * Order numbers, codes, addresses and links, which have Latin letters in every language ("SR-20388", "هو WELCOME10").
 */
const ofNoLanguagePattern =
  /https?:\/\/\S+|\S+@\S+\.\S+|(?<![\p{L}\p{N}])(?:[A-Z]{1,5}-\d{3,15}|[A-Z]{3,12}\d{1,15})(?![\p{L}\p{N}])/giu;

/** Characters of a text that are read for its language. */
function ofText(whole: string): MessageLanguage | undefined {
  const text = whole.slice(0, maxMessageLength).replace(ofNoLanguagePattern, " ");
  const arabic = letters(text, /\p{Script=Arabic}/gu);
  const latin = letters(text, /\p{Script=Latin}/gu);
  if (arabic + latin === 0) return undefined;
  // "كم سعر V60 dripper" is an Arabic question about a product with an English name.
  if (arabic > 0 && arabic * 2 >= latin * 0.6) return { language: "ar", arabizi: false };
  if (arabic === 0 && isArabizi(text)) return { language: "ar", arabizi: true };
  return { language: arabic > latin ? "ar" : "en", arabizi: false };
}

/**
 * Language of a message; one without words ("123", "SR-20388", "؟") has that of the customer's last one, otherwise
 * Arabic.
 */
export function languageOf(text: string, history: readonly Turn[]): MessageLanguage {
  const ofMessage = ofText(text);
  if (ofMessage !== undefined) return ofMessage;
  for (const turn of history.toReversed()) {
    const earlier = turn.role === "customer" ? ofText(turn.text) : undefined;
    if (earlier !== undefined) return { language: earlier.language, arabizi: false };
  }
  return { language: "ar", arabizi: false };
}
