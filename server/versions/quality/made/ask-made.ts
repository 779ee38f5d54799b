import type { Outcome } from "#shared/contract/quality.ts";
import { answer, type AnswerIndex } from "#server/answers/answers.ts";
import type { Answer, KnowledgeEntry, Turn } from "#server/answers/entry.ts";
import { maxTextCharacters, type QuestionResult } from "#server/versions/quality/ask.ts";
import type { TestedQuestion } from "#server/versions/quality/question.ts";
import type { Thresholds } from "#server/versions/quality/thresholds.ts";
import { judgeReply } from "./judge.ts";
import type { MadeQuestion } from "./made-question.ts";

export interface MadeResult {
  asked: MadeQuestion;
  outcome: Outcome;
  said: string;
  confidence: number;
  isAnswered: boolean;
  /** The id of the entry that the answer used, or of the best result. */
  foundId: string | null;
}

/**
 * Time limit, so that a knowledge base whose text is slow to search does not delay a training; further questions are
 * not asked. An ordinary one takes a second. Processor time is measured, so that a busy machine does not reduce the
 * number of questions.
 */
const maxProcessorMs = 10_000;

/** Asks one question of each form in turn, so that all forms have been asked when time runs out. */
export function askAllMade(
  index: AnswerIndex,
  questions: readonly MadeQuestion[],
  thresholds: Thresholds,
): MadeResult[] {
  const began = process.threadCpuUsage();
  const results: MadeResult[] = [];
  for (const question of inTurns(questions)) {
    const { user, system } = process.threadCpuUsage(began);
    if ((user + system) / 1000 > maxProcessorMs) break;
    results.push(askMade(index, question, thresholds));
  }
  return results;
}

function inTurns(questions: readonly MadeQuestion[]): MadeQuestion[] {
  const forms = [...Map.groupBy(questions, ({ form }) => form).values()];
  const longest = Math.max(0, ...forms.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    forms.flatMap((questions) => questions[turn] ?? []),
  ).flat();
}

/** Converts a result to the format of other questions' results, for the details. */
export function resultOf(
  { asked, outcome, said, confidence, isAnswered, foundId }: MadeResult,
  byId: ReadonlyMap<string, KnowledgeEntry>,
): QuestionResult {
  const { wanted, before, question } = asked;
  const tested: TestedQuestion = {
    kind: asked.kind,
    id: null,
    question: before === undefined ? question : `${before} … ${question}`,
    language: asked.language,
    asked: "whole",
    expected: wanted && {
      entries: new Set(wanted.entryId === null ? [] : [wanted.entryId]),
      title: wanted.title,
      answer: wanted.answer,
      sourceId: wanted.sourceId,
      words: null,
    },
    group: question,
  };
  const found = (foundId !== null && byId.get(foundId)) || null;
  return {
    tested,
    outcome,
    isAnswered,
    isComputed: false,
    confidence,
    said: said.slice(0, maxTextCharacters),
    found,
  };
}

/** The text as customers see it, with the choices below. */
const shownText = ({ text, choices }: Answer): string => [text, ...choices].filter(Boolean).join("\n");

/** Asks a generated question as a customer would. */
function askMade(index: AnswerIndex, question: MadeQuestion, thresholds: Thresholds): MadeResult {
  const settings = { brand: {}, ...thresholds };
  const history: Turn[] = [];
  if (question.before !== undefined) {
    const first = answer(index, { question: question.before, history, settings });
    history.push({ role: "customer", text: question.before });
    if (first.text !== "") history.push({ role: "agent", text: first.text });
  }
  const said = answer(index, { question: question.question, history, settings });
  const cited = said.citations.find(({ used }) => used) ?? said.citations[0];
  return {
    asked: question,
    outcome: judgeReply(question.wanted, said),
    said: shownText(said),
    confidence: said.decision === "smalltalk" ? 0 : said.confidence,
    isAnswered: said.decision === "answer",
    foundId: cited?.entryId ?? null,
  };
}
