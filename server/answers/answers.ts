/**
 * The built-in answer engine: no language model, no IO, and this file is all of it that callers see. Knowledge in
 * (`chunkDocument`), a version built, stored and loaded (`buildIndex`, `serialiseIndex`, `loadIndex`), messages
 * answered (`answer`) and the bare ranking for evaluation (`retrieve`).
 */
import { replyTo } from "./decide/reply.ts";
import type { Answer, AnswerSettings, Turn } from "./entry.ts";
import type { AnswerIndex } from "./index/answer-index.ts";
import { fromArabizi, isArabizi } from "./text/arabizi.ts";
import { captureFrom, isOnlyContactData, withoutContactData } from "./understand/captured.ts";
import { pickedChoice } from "./understand/follow-up.ts";
import { languageOf } from "./understand/language.ts";
import { hearWishes } from "./understand/wishes.ts";

export { chunkDocument, type ChunkSource } from "./chunks/chunk-document.ts";
export { calibrate, withCalibration, type LabelledQuestion } from "./decide/calibrate.ts";
export { chooseThresholds } from "./decide/thresholds.ts";
export type { Calibration } from "./index/calibration.ts";
export type { AnswerIndex } from "./index/answer-index.ts";
export { buildIndex } from "./retrieve/build.ts";
export { safeReply } from "./compose/safe-text.ts";
export { withoutPlanted } from "./compose/planted.ts";
export { IndexFormatError, loadIndex, serialiseIndex } from "./index/file.ts";
export { retrieve, type Hit } from "./retrieve/retrieve.ts";

export interface Asked {
  question: string;
  /** Earlier turns, oldest first, without this question. */
  history: readonly Turn[];
  settings: AnswerSettings;
}

/** Longer messages are read up to here (characters): a question that starts later is not one. */
const LONGEST = 4000;

/** What the agent says to a message, and why. Deterministic: same index, same input, same answer. */
export function answer(index: AnswerIndex, asked: Asked): Answer {
  const message = asked.question.slice(0, LONGEST).trim();
  const question = pickedChoice(message, asked.history) ?? withoutContactData(message);
  const { language } = languageOf(message, asked.history);
  const wishes = hearWishes(isArabizi(message) ? fromArabizi(message) : message);
  const captured = captureFrom(message);
  const heard = { ...asked, question, onlyContactData: isOnlyContactData(message, captured) };
  const reply = replyTo(index, heard, language, wishes);
  return { ...reply, language, captured, urgent: wishes.urgent };
}
