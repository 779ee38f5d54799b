import type { Training } from "#shared/contract/knowledge.ts";

/** State of a training. */
export type TrainingState = Training["status"];
export const trainingStates: readonly TrainingState[] = ["submitted", "processing", "trained", "failed"];

/**
 * Events of a training. `begin` is repeated when the job is attempted again, and `fail` also occurs when its worker
 * was lost.
 */
export type TrainingEvent = "begin" | "finish" | "fail";

export interface InvalidTransition {
  refused: "training_over" | "not_begun";
}

/** Returns the change that an event makes to a training; an ended one does not change. */
export function next(state: TrainingState, event: TrainingEvent): TrainingState | InvalidTransition {
  if (state === "trained" || state === "failed") return { refused: "training_over" };
  switch (event) {
    case "begin":
      return "processing";
    case "finish":
      return state === "processing" ? "trained" : { refused: "not_begun" };
    case "fail":
      return "failed";
  }
}
