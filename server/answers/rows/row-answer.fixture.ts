import type { Voice } from "#server/answers/compose/catalogue.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { RowReply } from "./row-reply.ts";
import type { RowContext } from "./row-question.ts";
import { readQuestion } from "./read-question.ts";
import { answerByRules } from "./row-answer.ts";

/** What exact rules make the rows of a version say to a question as a customer writes it. */
export const rowAnswer = (
  index: AnswerIndex,
  question: string,
  voice: Voice,
  context: RowContext = { history: [] },
): RowReply | undefined => answerByRules(index, readQuestion(index, question, voice, context));
