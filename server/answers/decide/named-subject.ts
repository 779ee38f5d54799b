import { inEveryVoice } from "#server/answers/compose/catalogue.ts";
import type { Turn } from "#server/answers/entry.ts";
import { mayLean } from "#server/answers/understand/follow-up.ts";

const askedSubject = inEveryVoice((all) => all.whichSubject);

/** "How long does it take?" – "What is your question about?" – "a new screen": the question with what it is about. */
export function withNamedSubject(question: string, history: readonly Turn[]): string {
  const last = history.at(-1);
  const isAsked = last?.role !== "customer" && askedSubject.some((text) => last?.text.includes(text));
  const before = history.findLast(({ role }) => role === "customer")?.text;
  return isAsked && before !== undefined && mayLean(question) ? `${before} ${question}` : question;
}
