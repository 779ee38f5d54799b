import type { PageProblem } from "./document.ts";

/** Thrown inside the readers to leave from any depth; never crosses the module: `readDocument` answers with a value. */
export class Unreadable extends Error {
  readonly problem: PageProblem;

  constructor(problem: PageProblem) {
    super(problem);
    this.problem = problem;
  }
}
