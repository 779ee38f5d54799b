import { answer } from "#server/answers/answers.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { retrieve } from "#server/answers/retrieve/retrieve.ts";
import { words } from "#server/answers/text/words.ts";
import type { QuestionLine } from "./evaluation-set.ts";
import type { Outcome } from "./measures.ts";

/** Number of chunks that are ranked for a question; several may belong to one answer. */
const maxRanked = 30;
/** Settings with which the agent answers however uncertain it is, so that every answer is measured. */
const sayAll = { brand: {}, answerFrom: 0, clarifyFrom: 0 };

function rankOf(index: AnswerIndex, question: QuestionLine): number | undefined {
  const answers = new Set(retrieve(index, question.text, maxRanked).map((hit) => hit.entry.origin.sourceId));
  const rank = [...answers].findIndex((answer) => question.answers.includes(answer)) + 1;
  return rank === 0 ? undefined : rank;
}

function containsSpan(quote: string, spans: readonly string[]): boolean {
  const said = ` ${words(quote).join(" ")} `;
  return spans.some((span) => said.includes(` ${words(span).join(" ")} `));
}

/** Asks one question of an evaluation set the way a customer would. Small talk is not an answer from the knowledge. */
export function evaluateQuestion(index: AnswerIndex, question: QuestionLine): Outcome {
  const reply = answer(index, { question: question.text, history: [], settings: sayAll });
  const quotes = reply.citations.filter((citation) => citation.used).map((citation) => citation.quote);
  return {
    answerable: question.answers.length > 0,
    rank: rankOf(index, question),
    confidence: reply.decision === "smalltalk" ? 0 : reply.confidence,
    spanFound: question.spans === undefined ? undefined : containsSpan(quotes.join("\n"), question.spans),
  };
}
