/**
 * Why a request got no answer of the engine: it took too long, waited too long behind others, its thread ended, its
 * version could not be loaded in time, or the process is being shut down.
 */
export type EngineProblem = "too_slow" | "crowded" | "crashed" | "load_too_slow" | "closed";

/** The engine gave no answer; asking again later can help. */
export class EngineError extends Error {
  override name = "EngineError";
  readonly problem: EngineProblem;

  constructor(problem: EngineProblem) {
    super(`the engine gave no answer: ${problem}`);
    this.problem = problem;
  }
}
