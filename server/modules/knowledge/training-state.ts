/** Where a training stands. */
export type TrainingState = "submitted" | "processing" | "trained" | "failed";
export const trainingStates: readonly TrainingState[] = ["submitted", "processing", "trained", "failed"];

/** `begin` comes again when the job is tried once more; `fail` also when its worker was lost. */
export type TrainingEvent = "begin" | "finish" | "fail";
export const trainingEvents: readonly TrainingEvent[] = ["begin", "finish", "fail"];

export interface Refusal {
  refused: "training_over" | "not_begun";
}

const isOver = (state: TrainingState) => state === "trained" || state === "failed";

/** What an event makes of a training; one that has ended stays as it ended. */
export function next(state: TrainingState, event: TrainingEvent): TrainingState | Refusal {
  if (isOver(state)) return { refused: "training_over" };
  switch (event) {
    case "begin":
      return "processing";
    case "finish":
      return state === "processing" ? "trained" : { refused: "not_begun" };
    case "fail":
      return "failed";
  }
}

/** The state an event leads to, and the states it is taken in. */
export function transition(event: TrainingEvent): { from: TrainingState[]; to: TrainingState } {
  const from = trainingStates.filter((state) => typeof next(state, event) === "string");
  const [to] = new Set(from.map((state) => next(state, event) as TrainingState));
  return { from, to: to as TrainingState };
}
