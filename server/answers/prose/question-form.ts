import { CueList, cuesIn } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";

/** How a question is put. */
export type QuestionForm = "how" | "what" | "which" | "when" | "where" | "who" | "why" | "how_much";

/** What a sentence does with what it speaks of. */
export type Statement = "negation" | "permission" | "condition";

const FORMS = new CueList(cuesIn("question-forms"));
const STATEMENTS = new CueList(cuesIn("statements"));

const kindsIn = <Kind extends string>(cues: CueList, text: string): ReadonlySet<Kind> =>
  new Set(cues.in(words(text)).map(({ kind }) => kind as Kind));

/** The forms of a question: one that asks two things may have two. */
export const formsIn = (question: string): ReadonlySet<QuestionForm> => kindsIn(FORMS, question);

/** Whether a sentence denies, allows or makes conditions. */
export const statementsIn = (text: string): ReadonlySet<Statement> => kindsIn(STATEMENTS, text);
