import type { PageProblem } from "./document.ts";

/** Thrown by the readers at any depth. It never leaves the module: `readDocument` returns a problem as a value. */
export class Unreadable extends Error {
  readonly problem: PageProblem;

  constructor(problem: PageProblem) {
    super(problem);
    this.problem = problem;
  }
}
