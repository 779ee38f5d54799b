import { expect, test } from "vitest";
import { gaps, points, pointsIn } from "./numbers.ts";

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

test("a point without a test or a reason is found; so is a reason that is out of date, and a wrong number", () => {
  expect(gaps([everything], {})).toEqual([]);
  const without = everything.replace("C100 ", "");
  expect(gaps([without], {})).toEqual(["C100: no test names it, and no reason is written"]);
  expect(gaps([without], { C100: " " })).toHaveLength(1);
  expect(gaps([without], { C100: "because" })).toEqual([]);
  expect(gaps([everything], { C100: "because" })).toEqual(["C100: has a test now; take its reason away"]);
  expect(gaps([everything], { C200: "because" })).toEqual(["C200: a reason for a point that needs none"]);
  expect(gaps([everything, "C999 x"], {})).toEqual(["C999: no such point in the checklist"]);
});
