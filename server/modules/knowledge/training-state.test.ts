import { expect, test } from "vitest";
import { next, type TrainingEvent, trainingEvents, trainingStates, transition } from "./training-state.ts";

const over = { refused: "training_over" };

/** Columns: submitted, processing, trained, failed. */
const table: Record<TrainingEvent, unknown[]> = {
  begin: ["processing", "processing", over, over],
  finish: [{ refused: "not_begun" }, "trained", over, over],
  fail: ["failed", "failed", over, over],
};

test.each(
  trainingEvents.flatMap((event) =>
    trainingStates.map((state, at) => ({ event, state, expected: table[event][at] })),
  ),
)("$state, $event", ({ event, state, expected }) => {
  expect(next(state, event)).toEqual(expected);
});

test("an event leads to one state, whatever state it is taken in", () => {
  expect(transition("begin")).toEqual({ from: ["submitted", "processing"], to: "processing" });
  expect(transition("finish")).toEqual({ from: ["processing"], to: "trained" });
  expect(transition("fail")).toEqual({ from: ["submitted", "processing"], to: "failed" });
});
