import { factTopics } from "#shared/rules/business-facts.ts";
import { answer, type AnswerIndex, retrieve } from "#server/answers/answers.ts";
import type { AnswerSettings, Decision, FaqEntry, KnowledgeEntry } from "#server/answers/entry.ts";
import { readFactValue } from "#server/answers/facts/stated/read-fact-value.ts";
import { type AnyOperation, engineOperation } from "#server/engine/operation.ts";
import { targetsIn, type WrittenFaq } from "#server/versions/written-faqs.ts";
import type { FactsRead } from "./business-fact-rules.ts";

/** Time limit of operations that read a whole version for a member; no customer waits for them. */
const maxMs = 10_000;

type Settings = Pick<AnswerSettings, "brand" | "answerFrom" | "clarifyFrom">;

const targetsOf = (index: AnswerIndex) => targetsIn([...index.entries]);

const ask = (index: AnswerIndex, question: string, { brand, answerFrom, clarifyFrom }: Settings) =>
  answer(index, { question, history: [], settings: { brand, answerFrom, clarifyFrom } });

/** Finds the answers of sources to which phrasings were added, one for each. */
export const findTargetsOperation = engineOperation<
  Required<Pick<WrittenFaq, "addedTo" | "answer">>[],
  (FaqEntry | undefined)[]
>(
  "knowledge.findTargets",
  (index, faqs) => {
    const targets = targetsOf(index);
    return faqs.map(({ addedTo, answer: words }) => targets.find(addedTo, words));
  },
  { maxMs },
);

/** Finds the first answer of a source to exactly one of these questions. */
export const findAskingOperation = engineOperation<readonly string[], FaqEntry | undefined>(
  "knowledge.findAsking",
  (index, phrasings) => {
    const targets = targetsOf(index);
    return phrasings.flatMap((phrasing) => targets.asking(phrasing) ?? [])[0];
  },
  { maxMs },
);

/** Finds an answer of a source. */
export const findSourceFaqOperation = engineOperation<string, FaqEntry | undefined>(
  "knowledge.findSourceFaq",
  (index, entryId) => targetsOf(index).byId(entryId),
  { maxMs },
);

/** Finds the first entry in the version that has one of these ids. */
export const findEntryOperation = engineOperation<readonly string[], KnowledgeEntry | undefined>(
  "knowledge.findEntry",
  (index, ids) =>
    ids.length === 1
      ? index.entries.withId(ids[0] ?? "")
      : [...index.entries].find(({ id }) => ids.includes(id)),
  { maxMs },
);

interface CandidateSearch {
  question: string;
  /** Text to search for instead of the question; empty for none. */
  words: string;
  settings: Settings;
  maxCandidates: number;
}

interface Candidates {
  decision: Decision;
  text: string;
  /** Cited entries first, then by relevance. */
  candidates: { entry: KnowledgeEntry; isUsed: boolean }[];
}

/** Returns the agent's answer, and entries that may be the right answer. */
export const findCandidatesOperation = engineOperation<CandidateSearch, Candidates>(
  "knowledge.findCandidates",
  (index, { question, words, settings, maxCandidates }) => {
    const { decision, text, citations } = ask(index, question, settings);
    const used = new Set(citations.flatMap(({ used: is, entryId }) => (is ? [entryId] : [])));
    const first = words === "" ? used : new Set<string>();
    const found = retrieve(index, words || question, maxCandidates).map((hit) => hit.entry);
    const cited = [...first]
      .flatMap((id) => index.entries.withId(id) ?? [])
      .filter((entry) => !found.includes(entry));
    const candidates = [...cited, ...found]
      .toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)))
      .slice(0, maxCandidates)
      .map((entry) => ({ entry, isUsed: used.has(entry.id) }));
    return { decision, text, candidates };
  },
  { maxMs },
);

interface NearSearch {
  question: string;
  /** The staff reply to the question. */
  reply: string | null;
  settings: Settings;
  /** Number of entries to examine. */
  count: number;
}

/** Finds answers that are similar to a question, and those that say the same as the staff reply. */
export const findNearOperation = engineOperation<NearSearch, { entry: FaqEntry; confidence: number }[]>(
  "knowledge.findNear",
  (index, { question, reply, settings, count }) => {
    const { citations } = ask(index, question, settings);
    const sure = new Map(citations.map((citation) => [citation.entryId, citation.confidence]));
    const near = new Map<string, { entry: FaqEntry; confidence: number }>();
    const hits = [...retrieve(index, question, count), ...(reply ? retrieve(index, reply, count) : [])];
    for (const { entry } of hits)
      if (entry.kind === "faq" && !near.has(entry.id))
        near.set(entry.id, { entry: entry satisfies FaqEntry, confidence: sure.get(entry.id) ?? 0 });
    return [...near.values()];
  },
  { maxMs },
);

interface GroupQuestions {
  /** Questions that the agent is asked again. */
  questions: readonly string[];
  central: string;
  settings: Settings;
  /** Number of entries to examine. */
  count: number;
}

/**
 * Returns whether the agent can now answer all questions of a group and, if not, the most similar answer, if there
 * is one.
 */
export const askGroupOperation = engineOperation<
  GroupQuestions,
  { isAnswered: boolean; nearest: FaqEntry | null }
>(
  "knowledge.askGroup",
  (index, { questions, central, settings, count }) => {
    const isAnswered =
      questions.length > 0 &&
      questions.every((question) => ask(index, question, settings).decision === "answer");
    if (isAnswered) return { isAnswered, nearest: null };
    const { citations } = ask(index, central, settings);
    const sure = new Map(citations.map((citation) => [citation.entryId, citation.confidence]));
    const best = retrieve(index, central, count).find(({ entry }) => entry.kind === "faq")?.entry;
    // An answer above this range would have been offered to the customer, and one below it does not help.
    const isNear = best?.kind === "faq" && (sure.get(best.id) ?? 0) >= settings.clarifyFrom;
    return { isAnswered, nearest: isNear ? best : null };
  },
  { maxMs },
);

/** Reads what the files of a version say about its business. */
export const readFactsOperation = engineOperation<{ maxPeople: number }, Omit<FactsRead, "labelOf">>(
  "knowledge.readFacts",
  ({ facts: known, entries }, { maxPeople }) => {
    const facts = known.read ?? known;
    const values = Object.fromEntries(
      factTopics.map((topic) => [topic, readFactValue(facts, entries, topic)]),
    ) as FactsRead["values"];
    const people = facts.people.slice(0, maxPeople);
    const places = [
      ...Object.values(values).flatMap((value) => value?.entries ?? []),
      ...people.map((person) => person.entry),
    ];
    const origins = new Map(
      places.flatMap((place) => {
        const entry = entries.at(place);
        return entry ? [[place, entry.origin] as const] : [];
      }),
    );
    return { values, people, origins };
  },
  { maxMs },
);

export const knowledgeOperations: readonly AnyOperation[] = [
  findTargetsOperation,
  findAskingOperation,
  findSourceFaqOperation,
  findEntryOperation,
  findCandidatesOperation,
  findNearOperation,
  askGroupOperation,
  readFactsOperation,
];
