import type { AnswerIndex } from "#server/answers/answers.ts";
import type { DenseList } from "#server/answers/retrieve/dense.ts";

/**
 * What the engine is asked to do with a version, in a thread of its own. Input and output are plain data: they are
 * copied from one thread to the other.
 */
export interface EngineOperation<Input, Output> {
  /** Found by it in the thread. */
  name: string;
  /** How long it may take where that is longer than an answer may. */
  maxMs?: number;
  /** Pure. `vectors`: the version's dense list, where the request names its file and it can be read. */
  run: (index: AnswerIndex, input: Input, vectors: DenseList | undefined) => Output;
}

/** An operation of any input: what a thread is given to serve. */
export type AnyOperation = EngineOperation<never, unknown>;

export const engineOperation = <Input, Output>(
  name: string,
  run: EngineOperation<Input, Output>["run"],
  limits: { maxMs?: number } = {},
): EngineOperation<Input, Output> => ({ name, run, ...limits });
