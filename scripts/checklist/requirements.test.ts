import { expect, test } from "vitest";
import { numbersExplainedIn, numbersNamedIn, findUnexplained } from "./requirements.ts";

test("numbers of requirements are found in titles and comments, other words are not", () => {
  expect(numbersNamedIn('test("C187 D08–D09 A05: a reply (B04), C187 once")')).toEqual([
    "C187",
    "D08",
    "D09",
    "A05",
    "B04",
  ]);
  expect(numbersNamedIn("#A31 &A31; ABC123 C12 M10 C40 4 D401 xA12")).toEqual([]);
});

test("a number that no document explains is found, with the files that name it", () => {
  const explained = numbersExplainedIn([
    "# C\n\n- **C187** A failure shows a text.\n- **D08** Reads are repeated.\n",
  ]);
  const files = new Map([
    ["a.ts", "// C187, D08"],
    ["b.ts", "// D09"],
    ["c.ts", "// D09 again"],
  ]);
  expect(findUnexplained(files, explained)).toEqual([
    "D09: docs/requirements does not explain it; named in b.ts, c.ts",
  ]);
});
