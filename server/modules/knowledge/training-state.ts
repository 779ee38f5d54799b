import type { Training } from "#shared/contract/knowledge.ts";

/** Where a training stands. */
export type TrainingState = Training["status"];
export const trainingStates: readonly TrainingState[] = ["submitted", "processing", "trained", "failed"];

/** `begin` comes again when the job is attempted once more; `fail` also when its worker was lost. */
export type TrainingEvent = "begin" | "finish" | "fail";

export interface InvalidTransition {
  refused: "training_over" | "not_begun";
}

/** What an event makes of a training; one that has ended stays as it ended. */
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
