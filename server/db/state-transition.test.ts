import { expect, test } from "vitest";
import { stateTransition } from "./state-transition.ts";

type Door = "open" | "shut" | "locked";
const doors: readonly Door[] = ["open", "shut", "locked"];

function next(state: Door, event: "shut" | "toggle" | "break"): Door | { refused: string } {
  if (event === "break") return { refused: "never" };
  if (event === "toggle") return state === "open" ? "shut" : "open";
  return state === "locked" ? { refused: "locked" } : "shut";
}

test("an event's transition names the states that accept it and the state that it leads to", () => {
  expect(stateTransition(next, doors, "shut")).toEqual({ from: ["open", "shut"], to: "shut" });
});

test("an event that leads to several states, or to none, has no transition", () => {
  expect(() => stateTransition(next, doors, "toggle")).toThrow("one state");
  expect(() => stateTransition(next, doors, "break")).toThrow("one state");
});
