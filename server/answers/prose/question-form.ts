import { CueList } from "#server/answers/language/cue-list.ts";
import { findCues } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";

/** How a question is put. */
export type QuestionForm = "what" | "which" | "who" | "how_much";

const formsCues = new CueList(findCues("question-forms"));
const negationsCues = new CueList(findCues("negations"));

/** The forms of a question: one that asks two things may have two. */
export const formsIn = (question: string): ReadonlySet<QuestionForm> =>
  new Set(formsCues.in(words(question)).map(({ kind }) => kind as QuestionForm));

/** Whether a sentence denies something. */
export const hasNegation = (text: string): boolean => negationsCues.in(words(text)).length > 0;

const computedCues = new CueList(findCues("computed"));

/** Whether a question asks for what no sentence says by itself: a superlative, a comparison, a sum, what holds now. */
export function isComputed(question: string): boolean {
  return computedCues.in(words(question)).length > 0;
}
