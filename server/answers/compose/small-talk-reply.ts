import type { AnswerSettings, Language } from "../entry.ts";
import type { SmallTalk } from "../understand/small-talk.ts";
import { CATALOGUE, variant } from "./catalogue.ts";
import { isolated } from "./direction.ts";

const NAMELESS: Record<Language, string> = { ar: "المتجر", en: "the shop" };

/** A warm sentence or two; `kinds` as heard, most telling first. */
export function smallTalkReply(
  kinds: readonly SmallTalk[],
  message: string,
  language: Language,
  settings: AnswerSettings,
): string {
  const { brand } = settings;
  const name = brand[language] ?? brand.ar ?? brand.en ?? NAMELESS[language];
  const [first] = kinds;
  if (first === undefined) return "";
  const reply = variant(CATALOGUE[language].smallTalk[first], message);
  return reply.replace("{brand}", isolated(name, language));
}
