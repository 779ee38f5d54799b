import { expect, test } from "vitest";
import { findMisplacedEntry } from "./list-order.ts";

const sourceOf = (entries: string[]) =>
  `const other: object = {\n  zebra: 1,\n};\n\nexport const owners: Record<string, string> = {\n${entries.join("\n")}\n};\n`;

test("an entry of a list by table that is not in its place is named", () => {
  expect(
    findMisplacedEntry(sourceOf(["  agents: 1,", "  members: {\n    b: 1,\n    a: 2,\n  },"]), "owners"),
  ).toBe(undefined);
  expect(findMisplacedEntry(sourceOf(["  members: 1,", "  agents: 1,", "  tickets: 1,"]), "owners")).toBe(
    "agents",
  );
});

test("a list that is not there, or is empty, is no list in order", () => {
  expect(() => findMisplacedEntry(sourceOf(["  agents: 1,"]), "rules")).toThrow("no list rules");
  expect(() => findMisplacedEntry(sourceOf([]), "owners")).toThrow("no entries");
});
