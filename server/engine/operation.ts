import type { AnswerIndex } from "#server/answers/answers.ts";
import type { DenseList } from "#server/answers/retrieve/dense.ts";

/**
 * An operation of the engine on a version, run in an engine thread. Input and output are plain data, because they are
 * copied between threads.
 */
export interface EngineOperation<Input, Output> {
  /** Name by which the thread finds the operation. */
  name: string;
  /** Time limit in milliseconds, if it is longer than that of an answer. */
  maxMs?: number;
  /**
   * Runs the operation; a pure function. `vectors` is the version's dense list, if the request names its file and
   * it can be read.
   */
  run: (index: AnswerIndex, input: Input, vectors: DenseList | undefined) => Output;
}

/** An operation of any input, as threads register it. */
export type AnyOperation = EngineOperation<never, unknown>;

export const engineOperation = <Input, Output>(
  name: string,
  run: EngineOperation<Input, Output>["run"],
  limits: { maxMs?: number } = {},
): EngineOperation<Input, Output> => ({ name, run, ...limits });
