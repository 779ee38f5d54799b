/**
 * Reason why the engine gave no answer: the request took too long or waited too long, its thread ended, its version could
 * not be loaded in time, or the process is shutting down.
 */
export type EngineProblem = "too_slow" | "crowded" | "crashed" | "load_too_slow" | "closed";

/** The engine gave no answer; a later request may succeed. */
export class EngineError extends Error {
  override name = "EngineError";
  readonly problem: EngineProblem;

  constructor(problem: EngineProblem) {
    super(`the engine gave no answer: ${problem}`);
    this.problem = problem;
  }
}
