import type { AnswerSettings, Language } from "#server/answers/entry.ts";
import type { SmallTalk } from "#server/answers/understand/small-talk.ts";
import { chooseSentences, variant, type Voice } from "./catalogue.ts";
import { isolateRun } from "./direction.ts";
import { safeName } from "./safe-text.ts";

const nameless: Record<Language, string> = { ar: "المتجر", en: "the shop" };

/** A sentence or two in the agent's tone; `kinds` as heard, most telling first. */
export function smallTalkReply(
  kinds: readonly SmallTalk[],
  message: string,
  voice: Voice,
  { brand }: AnswerSettings,
): string {
  const { language } = voice;
  const named = [brand[language], brand.ar, brand.en].map((name) => safeName(name ?? ""));
  const name = named.find((each) => each !== "") ?? nameless[language];
  const [first] = kinds;
  if (first === undefined) return "";
  const reply = variant(chooseSentences(voice).smallTalk[first], message);
  return reply.replace("{brand}", () => isolateRun(name, language));
}
