import type { Accuracy } from "#shared/contract/knowledge.ts";
import { answer, buildIndex } from "#server/answers/answers.ts";
import type { AnswerSettings, FaqEntry, KnowledgeEntry } from "#server/answers/entry.ts";

/** Fewer answers than this say nothing. */
const fewest = 20;
/** More add time and hardly any precision: at 500 the interval is at most 9 points wide. */
const most = 500;
/** An answer keeps two phrasings when one is held out. */
const phrasingsNeeded = 3;

/** The thresholds every agent begins with (migration 0001). */
const settings: AnswerSettings = { brand: {}, answerFrom: 0.6, clarifyFrom: 0.35 };

/**
 * How often the agent is right when it answers by itself, asked in words it has not seen: of every answer with three
 * or more phrasings one is held out, an index is built without them, and each is asked through the whole engine. What
 * it hands over or asks back about is no wrong answer; `answered` says how many it took on. Null when those are too few.
 */
export function measureAccuracy(entries: readonly KnowledgeEntry[]): Accuracy | null {
  const heldOut = new Map<KnowledgeEntry, string>();
  const testable = entries.filter(
    (entry): entry is FaqEntry => entry.kind === "faq" && entry.phrasings.length >= phrasingsNeeded,
  );
  if (testable.length < fewest) return null;
  const step = Math.max(1, testable.length / most);
  for (let at = 0; at < testable.length && heldOut.size < most; at += step) {
    const entry = testable[Math.floor(at)]!;
    // Another place in each row, so that not only the first or the last way of asking is tried.
    heldOut.set(entry, entry.phrasings[heldOut.size % entry.phrasings.length]!);
  }
  const kept = entries.map((entry) => withoutPhrasing(entry, heldOut.get(entry)));
  const byId = new Map(kept.map((entry) => [entry.id, entry]));
  const index = buildIndex(kept);
  let right = 0;
  let answered = 0;
  for (const [entry, question] of heldOut) {
    const said = answer(index, { question, history: [], settings });
    if (said.decision !== "answer") continue;
    answered++;
    const used = said.citations
      .filter((citation) => citation.used)
      .map((citation) => byId.get(citation.entryId));
    if (used.some((found) => found && (found.id === entry.id || sameAnswer(found, entry)))) right++;
  }
  if (answered < fewest) return null;
  return { share: right / answered, questions: heldOut.size, answered, ...wilson(right, answered) };
}

function withoutPhrasing(entry: KnowledgeEntry, phrasing: string | undefined): KnowledgeEntry {
  if (entry.kind !== "faq" || phrasing === undefined) return entry;
  return { ...entry, phrasings: entry.phrasings.filter((own) => own !== phrasing) };
}

/** Two rows with one answer: the customer reads the same either way. */
function sameAnswer(a: KnowledgeEntry, b: KnowledgeEntry): boolean {
  return a.kind === "faq" && b.kind === "faq" && a.answer.ar === b.answer.ar && a.answer.en === b.answer.en;
}

/** Wilson's 95 % interval of a share. */
export function wilson(right: number, of: number): { low: number; high: number } {
  const z = 1.959964;
  const share = right / of;
  const scale = 1 + (z * z) / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
