import type { Faq } from "#shared/contract/faqs.ts";
import { faqLimits } from "#shared/rules/faq.ts";
import type { FaqEntry } from "#server/answers/entry.ts";
import { type FieldProblem, requireFields } from "#server/http/failure.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { sameText } from "#server/answers/text/same-text.ts";
import { type WrittenFaq, writtenEntryId } from "#server/versions/written-faqs.ts";

/** Time and maximum number of replies over which the use of answers is counted. */
export const usageWindowDays = 90;
export const maxCountedReplies = 20_000;

export interface AnswerText {
  ar: string | null;
  en: string | null;
}

export interface TypedFaq {
  phrasings: string[];
  answer: AnswerText;
  exact: boolean;
}

export interface NewFaq extends TypedFaq {
  /** Entry of a file to which the phrasings are added. */
  addedTo?: { entryId: string; question: string } | undefined;
  ticketId: string | null;
}

export interface FaqRow {
  id: string;
  kind: string;
  phrasings: string[];
  answer_ar: string | null;
  answer_en: string | null;
  exact: boolean;
  entry_id: string | null;
  entry_question: string | null;
  revision: string;
  ticket_id: string | null;
  ticket_number: number | null;
  updated_at: Date;
  deleted_at: Date | null;
}

/** State of the live version. */
export interface LiveFaqs {
  ids: string[];
  revisions: string[];
}

const oneLine = (text: string): string => plainText(text).replace(/\s+/gu, " ");

/** Returns the answer as it is stored, without empty and repeated phrasings. */
export function tidyFaq(typed: TypedFaq): TypedFaq {
  const seen = new Set<string>();
  const phrasings = typed.phrasings.map(oneLine).filter((phrasing) => {
    const key = sameText(phrasing);
    return key !== "" && !seen.has(key) && seen.add(key);
  });
  return {
    phrasings,
    answer: { ar: plainText(typed.answer.ar ?? "") || null, en: plainText(typed.answer.en ?? "") || null },
    exact: typed.exact,
  };
}

const length = (text: string | null): number => [...(text ?? "")].length;

/** Validates an answer and throws its problems by field. `answers` tells whether it has an answer of its own. */
export function checkFaq({ phrasings, answer }: TypedFaq, { answers }: { answers: boolean }): void {
  const tooLong = phrasings.some((phrasing) => length(phrasing) > faqLimits.phrasing);
  const tooMany = phrasings.length > faqLimits.phrasings;
  const answerProblem = (text: string | null): FieldProblem | null =>
    length(text) > faqLimits.answer ? "too_long" : null;
  requireFields({
    phrasings:
      phrasings.length === 0 ? "question_empty" : tooLong ? "too_long" : tooMany ? "questions_limit" : null,
    "answer.ar": answers && !answer.ar && !answer.en ? "answer_empty" : answerProblem(answer.ar),
    "answer.en": answerProblem(answer.en),
  });
}

/** Returns an existing answer to one of these questions. */
export function findRepeatedPhrasing(phrasings: string[], others: readonly FaqRow[]): FaqRow | undefined {
  const keys = new Set(phrasings.map(sameText));
  return others.find((other) => other.phrasings.some((phrasing) => keys.has(sameText(phrasing))));
}

/** Returns the beginning of an answer, as its title. */
export function nameOf(answer: AnswerText, language: "ar" | "en"): string {
  const letters = [...((answer[language] ?? answer.ar ?? answer.en ?? "").split("\n")[0] ?? "")];
  return letters.length <= 80 ? letters.join("") : `${letters.slice(0, 78).join("").trimEnd()}…`;
}

/** Returns an answer in the form that training reads. */
export function toWrittenFaq(row: FaqRow): WrittenFaq {
  return {
    id: row.id,
    phrasings: row.phrasings,
    answer: { ...(row.answer_ar && { ar: row.answer_ar }), ...(row.answer_en && { en: row.answer_en }) },
    exact: row.exact,
    ...(row.entry_id &&
      row.entry_question && { addedTo: { entryId: row.entry_id, question: row.entry_question } }),
  };
}

/** State of a FAQ compared with the live version. */
export interface FaqStatus {
  live: LiveFaqs;
  /** Returns the current entry and place of an addition. */
  target: (row: FaqRow) => { entry: FaqEntry; label: string } | null;
  hits: ReadonlyMap<string, { hits: number; last_at: Date }>;
}

/** Returns the id of the entry whose use counts for this FAQ. */
export const entryIdOf = (row: FaqRow, target: { entry: FaqEntry } | null): string =>
  row.kind === "written" ? writtenEntryId(row.id) : (target?.entry.id ?? row.entry_id ?? "");

export function faqView(row: FaqRow, status: FaqStatus): Faq {
  const target = row.kind === "addition" ? status.target(row) : null;
  const used = status.hits.get(entryIdOf(row, target));
  return {
    id: row.id,
    kind: row.kind as Faq["kind"],
    phrasings: row.phrasings,
    // An addition shows the file's current answer, which may have changed since.
    answer: target
      ? { ar: target.entry.answer.ar ?? null, en: target.entry.answer.en ?? null }
      : { ar: row.answer_ar, en: row.answer_en },
    exact: row.exact,
    extends:
      row.entry_question === null ? null : { question: row.entry_question, label: target?.label ?? null },
    ticket:
      row.ticket_id && row.ticket_number !== null ? { id: row.ticket_id, number: row.ticket_number } : null,
    hits: used?.hits ?? 0,
    last_hit_at: used?.last_at.toISOString() ?? null,
    pending: !status.live.revisions.includes(row.revision),
    updated_at: row.updated_at.toISOString(),
  };
}
