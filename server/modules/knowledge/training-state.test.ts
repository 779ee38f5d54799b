import { expect, test } from "vitest";
import { stateTransition } from "#server/db/state-transition.ts";
import { next, type TrainingEvent, trainingStates } from "./training-state.ts";

const over = { refused: "training_over" };

/** The columns are: submitted, processing, trained, failed. */
const table: Record<TrainingEvent, unknown[]> = {
  begin: ["processing", "processing", over, over],
  finish: [{ refused: "not_begun" }, "trained", over, over],
  fail: ["failed", "failed", over, over],
};

const events = Object.keys(table) as TrainingEvent[];

test.each(
  events.flatMap((event) =>
    trainingStates.map((state, index) => ({ event, state, expected: table[event][index] })),
  ),
)("a training that is $state, on $event", ({ event, state, expected }) => {
  expect(next(state, event)).toEqual(expected);
});

test("the database updates a training in exactly the states in which its event is accepted", () => {
  const transition = (event: TrainingEvent) => stateTransition(next, trainingStates, event);
  expect(transition("begin")).toEqual({ from: ["submitted", "processing"], to: "processing" });
  expect(transition("finish")).toEqual({ from: ["processing"], to: "trained" });
  expect(transition("fail")).toEqual({ from: ["submitted", "processing"], to: "failed" });
});
