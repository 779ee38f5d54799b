import { expect, test } from "vitest";
import { findUncovered, points, pointsIn } from "./numbers.ts";

const everything = points.join(" ");

test("a title names single points and ranges", () => {
  expect(pointsIn("C001 C141–C143 D05 something (C230, D45) ABC123 C12")).toEqual([
    "C001",
    "C141",
    "C142",
    "C143",
    "C230",
  ]);
});

test("all 274 points of the checklist need a test", () => {
  expect(points).toHaveLength(274);
  expect([points[0], points.at(-1)]).toEqual(["C001", "C274"]);
});

test("a point without a test or a reason is found; so is a reason that is out of date, and a wrong number", () => {
  expect(findUncovered([everything], {})).toEqual([]);
  const without = everything.replace("C100 ", "");
  expect(findUncovered([without], {})).toEqual(["C100: no test names it, and no reason is written"]);
  expect(findUncovered([without], { C100: " " })).toHaveLength(1);
  expect(findUncovered([without], { C100: "because" })).toEqual([]);
  expect(findUncovered([everything], { C100: "because" })).toEqual([
    "C100: has a test now; take its reason away",
  ]);
  expect(findUncovered([everything], { C275: "because" })).toEqual([
    "C275: a reason for a point that does not exist",
  ]);
  expect(findUncovered([everything, "C999 x"], {})).toEqual(["C999: no such point in the checklist"]);
});
