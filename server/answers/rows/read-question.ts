import type { Voice } from "#server/answers/compose/catalogue.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { RowQuestion, RowContext } from "./row-question.ts";
import { frameIn } from "./catalogue-frame.ts";
import { catalogueOf, type Catalogue } from "./catalogue.ts";
import type { Frame } from "./frame.ts";
import type { Row } from "./row.ts";
import { findDiscussedRows } from "./spoken-of.ts";

/** Reads a question for the rows of a version, or for some of them. */
export function readQuestion(
  index: AnswerIndex,
  question: string,
  voice: Voice,
  context: RowContext,
  catalogue: Catalogue = catalogueOf(index),
): RowQuestion {
  const read = (text: string): Frame => frameIn(text, catalogue);
  let spoken: readonly Row[] | undefined;
  const frame = read(question);
  const namesNothing = frame.content.length === 0 && !/\p{Nd}/u.test(question);
  const spokenOf = () => (spoken ??= findDiscussedRows(context.history, catalogue, read, namesNothing));
  return { question, frame, catalogue, voice, context, spokenOf };
}
