import type { FaqEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { phraseWords } from "#server/answers/understand/phrases.ts";
import { withoutSmallTalk } from "#server/answers/understand/small-talk.ts";

/** Keyed by the entries, because an index is wrapped again for each embedded question (retrieve/dense.ts). */
const tablesCache = new WeakMap<AnswerIndex["entries"], ReadonlyMap<string, FaqEntry>>();

function key(text: readonly string[]): string {
  return text.join(" ");
}

/** Curated answers by their normalised phrasings; of two answers to one phrasing the later one counts. */
function tableOf(index: AnswerIndex): ReadonlyMap<string, FaqEntry> {
  const known = tablesCache.get(index.entries);
  if (known !== undefined) return known;
  const table = new Map<string, FaqEntry>();
  for (const position of index.curated) {
    const entry = index.entries.at(position);
    if (entry?.kind !== "faq") continue;
    for (const phrasing of entry.phrasings) table.set(key(phraseWords(phrasing)), entry);
  }
  table.delete("");
  tablesCache.set(index.entries, table);
  return table;
}

/** The curated answer that has the message as a phrasing, apart from spelling, greetings and courtesies. */
export function findCuratedAnswer(index: AnswerIndex, message: string): FaqEntry | undefined {
  const table = tableOf(index);
  if (table.size === 0) return undefined;
  return table.get(key(phraseWords(message))) ?? table.get(key(withoutSmallTalk(message)));
}
