import type { AnswerCandidate, Correction } from "#shared/contract/corrections.ts";
import { hasPersonalData, type PersonalData } from "#shared/rules/personal-data.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import type { FaqEntry, Language } from "#server/answers/entry.ts";
import { likenessOf, product } from "#server/answers/question-groups/likeness.ts";
import { recognizeSmallTalk } from "#server/answers/understand/small-talk.ts";
import { captureFrom, withoutContactData } from "#server/answers/understand/captured.ts";

/** Maximum number of answers that are offered for a question. */
const maxCandidates = 4;
/** Likeness at which two answers count as the same, so that the question is a phrasing. */
const sameAnswer = 0.45;
/** Likeness to the reply at which an answer is offered. */
const alikeAnswer = 0.2;

/** A customer's message with its reply. */
export interface AnsweredMessage {
  id: string;
  text: string;
  language: Language;
  ticketId: string;
  customerName: string | null;
  /** The staff reply before the customer's next message; null when there is none. */
  staffReply: string | null;
}

interface Turn {
  author: string;
  text: string;
}

/**
 * Returns the staff reply among the messages after a question; further messages of the customer before it are
 * skipped.
 */
export function findStaffReply(after: readonly Turn[]): string | null {
  const first = after.findIndex((turn) => turn.author === "staff");
  if (first < 0) return null;
  const rest = after.slice(first);
  const end = rest.findIndex((turn) => turn.author !== "staff");
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map((turn) => turn.text)
    .join("\n");
}

/**
 * Matches "اسمي …" with the name. The engine reads names as letters, spaces and apostrophes, so nothing must be
 * escaped.
 */
const introduction = (name: string) =>
  new RegExp(
    String.raw`(?:و?\s?(?:أنا|انا)\s+)?(?:اسمي|إسمي|الاسم|my name is|i am called|name\s*:)\s*[:：]?\s*${name.replaceAll(" ", String.raw`\s+`)}[\s،,.:-]*`,
    "giu",
  );

/**
 * Returns the customer's message as a general question: on one line, without contact data, order numbers, their
 * name, greetings and thanks.
 */
export function tidyQuestion(message: string): string {
  const { name } = captureFrom(message);
  const nameless = name ? message.replace(introduction(name), " ") : message;
  return withoutSmallTalk(toOneLine(withoutContactData(nameless)))
    .replace(/\s+([،,.؟?!])/gu, "$1")
    .replace(/^[،,.:\-\s]+|[،,:\-\s]+$/gu, "");
}

/** Removes small talk before a question ("شلونكم، توصلون الكويت؟"); a message of only small talk is not changed. */
function withoutSmallTalk(text: string): string {
  const parts = text.split(/(?<=[،,.!؟?])\s+/u);
  const isTalk = (part: string) => {
    const { kinds, rest } = recognizeSmallTalk(part);
    return kinds.length > 0 && rest === "";
  };
  const first = parts.findIndex((part) => !isTalk(part));
  const last = parts.findLastIndex((part) => !isTalk(part));
  return first < 0 ? text : parts.slice(first, last + 1).join(" ");
}

/** Finds the parts of a reply that belong to one customer. */
export function findPersonalData(reply: string, customerName: string | null): PersonalData[] {
  const { phone, email, orderNumber } = captureFrom(reply);
  const found: PersonalData[] = [];
  if (phone) found.push({ kind: "phone", value: phone });
  if (email) found.push({ kind: "email", value: email });
  if (orderNumber) found.push({ kind: "order", value: orderNumber });
  const fullName = customerName?.trim() ?? "";
  // Names of two letters occur inside many words, so they are left out.
  const names = [fullName, fullName.split(/\s+/)[0] ?? ""].filter((name) => [...name].length > 2);
  const value = names.find((name) => hasPersonalData(reply, { kind: "name", value: name }));
  if (value) found.push({ kind: "name", value });
  return found;
}

export interface NearEntry {
  entry: FaqEntry;
  /** Calibrated probability that the answer fits the question. */
  confidence: number;
}

const answerOf = (entry: FaqEntry, language: Language): string =>
  entry.answer[language] ?? entry.answer.ar ?? entry.answer.en ?? "";

/**
 * Returns the answers to which a question may belong, the likeliest first, and the preselected one. The staff reply
 * decides before the question: when it says the same as an answer, the question is a phrasing of that answer; when
 * it says something else, it is a new answer, even if the question is similar to another.
 */
export function candidatesOf(
  near: readonly NearEntry[],
  reply: string | null,
  language: Language,
  clarifyFrom: number,
  labelOf: (entry: FaqEntry) => string,
): { candidates: AnswerCandidate[]; chosen: string | null } {
  const texts = near.map(({ entry }) => answerOf(entry, language));
  const { vectors, spread } = likenessOf([reply ?? "", ...texts]);
  const correctionWeights = spread(vectors[0] ?? new Map<number, number>());
  const ranked = near
    .map((each, index) => ({
      ...each,
      like: reply ? product(correctionWeights, vectors[index + 1] ?? new Map<number, number>()) : 0,
    }))
    .filter(({ confidence, like }) => confidence >= clarifyFrom / 2 || like >= alikeAnswer)
    .sort((a, b) => b.like + b.confidence - (a.like + a.confidence))
    .slice(0, maxCandidates);
  const best = ranked[0];
  const belongs = best && (reply ? best.like >= sameAnswer : best.confidence >= clarifyFrom);
  return {
    candidates: ranked.map(({ entry }) => ({
      entry_id: entry.id,
      question: entry.phrasings[0] ?? "",
      answer: answerOf(entry, language),
      label: labelOf(entry),
    })),
    chosen: belongs ? best.entry.id : null,
  };
}

export interface CorrectionRow {
  id: string;
  message_id: string;
  faq_id: string;
  made_faq: boolean;
  question: string;
  created_at: Date;
  revision: string;
}

export function correctionView(row: CorrectionRow, liveRevisions: readonly string[]): Correction {
  return {
    id: row.id,
    message_id: row.message_id,
    faq_id: row.faq_id,
    as: row.made_faq ? "answer" : "phrasing",
    question: row.question,
    created_at: row.created_at.toISOString(),
    live: liveRevisions.includes(row.revision),
  };
}
