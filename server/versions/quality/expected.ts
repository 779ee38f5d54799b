import { mainLanguageOf } from "#shared/rules/main-language.ts";
import { retrieve, type AnswerIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { sameText } from "#server/answers/text/same-text.ts";
import { titleOf, wordsOf } from "./entry-words.ts";
import type { Expected, OwnQuestion } from "./question.ts";
import { isNearDuplicate, isDistinctive, containsExpected } from "./near-text.ts";

/** Number of search results among which an edited answer is expected when its own text is the query. */
const looked = 10;

type Found = (entry: NonNullable<OwnQuestion["expected"]>) => Expected;

/**
 * Finds the expected answer of a stored test question in the entries of one version. Ids follow the text, so an entry
 * that was edited or comes from another file has a new one. Then the entry with the same answer is used, otherwise
 * the same question or product (its answer was changed, and the knowledge base is right), otherwise an answer that is
 * nearly the same or contains it. An answer that is in no entry is compared by its words.
 */
export function findExpected(index: AnswerIndex): Found {
  const byId = new Map(index.entries.map((entry) => [entry.id, entry]));
  const byAnswer = new Map<string, KnowledgeEntry[]>();
  const byTitle = new Map<string, KnowledgeEntry[]>();
  const put = (map: Map<string, KnowledgeEntry[]>, text: string | undefined, entry: KnowledgeEntry) => {
    const key = sameText(text ?? "");
    const list = map.get(key);
    if (key === "" || list?.includes(entry)) return;
    if (list) list.push(entry);
    else map.set(key, [entry]);
  };
  for (const entry of index.entries) {
    for (const answer of answersOf(entry)) put(byAnswer, answer, entry);
    // Many passages share one heading, so titles only identify questions and products.
    if (entry.kind === "faq") for (const phrasing of entry.phrasings) put(byTitle, phrasing, entry);
    if (entry.kind === "product") for (const name of Object.values(entry.name)) put(byTitle, name, entry);
  }
  return ({ entryId, title, answer }) => {
    const language = mainLanguageOf(answer);
    const same = byId.get(entryId ?? "");
    const found = same
      ? [same]
      : (byAnswer.get(sameText(answer)) ??
        (entryId === null ? undefined : byTitle.get(sameText(title))) ??
        retrieve(index, answer, looked)
          .map((hit) => hit.entry)
          .filter((entry) =>
            answersOf(entry).some((text) => isNearDuplicate(text, answer) || gives(text, answer)),
          ));
    const [first] = found;
    if (!first) return { entries: new Set(), title, answer, sourceId: null, words: answer };
    // Rows with the same answer are equal to the customer.
    const twins = answersOf(first).flatMap((text) => byAnswer.get(sameText(text)) ?? []);
    return {
      entries: new Set([...found, ...twins].map((entry) => entry.id)),
      title: titleOf(first),
      answer: entryId === null ? answer : wordsOf(first, language),
      sourceId: first.origin.sourceId,
      words: entryId === null ? answer : null,
    };
  };
}

/** Owners write the essential part of an answer ("15 riyals within Riyadh"), while the entry contains more text. */
const gives = (text: string, answer: string): boolean =>
  isDistinctive(answer) && containsExpected(text, answer);

function answersOf(entry: KnowledgeEntry): string[] {
  if (entry.kind === "faq") return [entry.answer.ar, entry.answer.en].filter((text) => text !== undefined);
  return entry.kind === "passage" ? [entry.text] : [wordsOf(entry, "ar"), wordsOf(entry, "en")];
}
