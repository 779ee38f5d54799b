import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { TestQuestion } from "#shared/contract/questions.ts";
import { maxTestQuestions } from "#shared/contract/questions.ts";
import { maxAnswerLength, maxQuestionLength } from "#shared/values/questions.ts";
import type { Outcome } from "#shared/contract/quality.ts";
import type { Language } from "#shared/language.ts";
import ar from "#shared/locales/ar/documents.json" with { type: "json" };
import en from "#shared/locales/en/documents.json" with { type: "json" };
import type { FaqRow, ReadDocument } from "#server/documents/document.ts";
import type { FieldProblem } from "#server/http/failure.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { text } from "#server/texts/texts.ts";
import type { OwnQuestion } from "#server/versions/quality/question.ts";
import { sameText } from "#server/answers/text/same-text.ts";
import type { NewQuestion, QuestionRow } from "./store/test-questions.ts";

export function questionView(row: QuestionRow): TestQuestion {
  return {
    id: row.id,
    kind: row.kind as TestQuestion["kind"],
    question: row.question,
    language: row.language as Language,
    expected:
      row.answer === null ? null : { entry_id: row.entry_id, title: row.title ?? "", answer: row.answer },
    outcome: row.outcome as Outcome | null,
    created_at: row.created_at.toISOString(),
  };
}

/** Returns a question in the form in which training asks it. */
export function ownQuestion(row: Omit<QuestionRow, "outcome">): OwnQuestion {
  return {
    id: row.id,
    kind: row.kind as OwnQuestion["kind"],
    question: row.question,
    language: row.language as Language,
    expected:
      row.answer === null ? null : { entryId: row.entry_id, title: row.title ?? "", answer: row.answer },
  };
}

export function questionProblem(question: string): FieldProblem | null {
  if (sameText(question) === "") return "required";
  return [...question].length > maxQuestionLength ? "too_long" : null;
}

/** The right answer as it is stored. Null means that a person must answer. */
export type RightAnswer = { entryId: string | null; title: string; answer: string } | null;

export const rightColumns = (
  right: RightAnswer,
): Pick<NewQuestion, "expects" | "entry_id" | "title" | "answer"> => ({
  expects: right ? "answer" : "person",
  entry_id: right?.entryId ?? null,
  title: right?.title ?? null,
  answer: right?.answer.slice(0, maxAnswerLength) ?? null,
});

/** Words in the column of answers that mean that a person must answer. */
const person = new Set(
  [
    "للفريق / Goes to the team",
    "للفريق",
    "الفريق",
    "موظف",
    "لموظف",
    "يحول للفريق",
    "يحوّل إلى الفريق",
    "يحول لموظف",
    "team",
    "goes to the team",
    "a person",
    "person",
    "handover",
  ].map(sameText),
);

type RowProblem = keyof (typeof en)["question_row"];

// A problem without a text in either language is a type error here.
const textsByLanguage: Record<Language, Record<RowProblem, string>> = {
  ar: ar.question_row,
  en: en.question_row,
};
void textsByLanguage;

export interface SheetProblem {
  row: number;
  code: RowProblem;
}

/** Returns the questions of a sheet with their right answers, and the rows that cannot be read. */
export function questionsOfSheet(document: ReadDocument): {
  questions: { row: number; question: string; language: Language; right: RightAnswer }[];
  problems: SheetProblem[];
} {
  const problems: SheetProblem[] = [];
  const seen = new Set<string>();
  const questions = document.faqs.flatMap((faq) =>
    faq.phrasings.flatMap((phrasing) => {
      const row = faq.place.row ?? 0;
      const question = plainText(phrasing);
      const problem = rowProblem(question, faq, seen, seen.size);
      if (problem) {
        problems.push({ row, code: problem });
        return [];
      }
      seen.add(sameText(question));
      const answer = plainText(faq.answer.ar ?? faq.answer.en ?? "");
      const right = person.has(sameText(answer)) ? null : { entryId: null, title: "", answer };
      return [{ row, question, language: mainLanguageOf(question), right }];
    }),
  );
  for (const { code, place } of document.warnings)
    if (code === "row_without_answer" || code === "row_without_question")
      problems.push({ row: place.row ?? 0, code });
  return { questions, problems: problems.toSorted((a, b) => a.row - b.row) };
}

function rowProblem(question: string, faq: FaqRow, seen: Set<string>, taken: number): RowProblem | null {
  if (sameText(question) === "") return "row_without_question";
  if ([...question].length > maxQuestionLength) return "question_too_long";
  if ([...(faq.answer.ar ?? faq.answer.en ?? "")].length > maxAnswerLength) return "answer_too_long";
  if (seen.has(sameText(question))) return "repeated";
  return taken >= maxTestQuestions ? "no_room" : null;
}

export const problemView = (language: Language, { row, code }: SheetProblem) => ({
  row,
  code,
  text: text(language, `documents:question_row.${code}`),
});
