import { expect, test } from "vitest";
import { findBrokenTasks, type Tests } from "./tasks.ts";

const tests: Tests = new Map([
  ["chat.spec.ts › asks", new Set(["ar", "en", "phone"])],
  ["keyboard.spec.ts › asks by keyboard", new Set(["ar"])],
]);
const good = "asks | ar, en | `chat.spec.ts › asks` | `keyboard.spec.ts › asks by keyboard`";
const document = (...rows: string[]) =>
  [...rows, ...Array.from({ length: 40 - rows.length }, () => good)]
    .map((row, index) => `| ${index + 1} | ${row} |`)
    .join("\n");

test("tasks whose tests exist in the languages that are written have no problem", () => {
  expect(findBrokenTasks(document("types | ar | `keyboard.spec.ts › asks by keyboard` | –"), tests)).toEqual(
    [],
  );
});

test("a test that no longer exists is found, also the one by keyboard", () => {
  expect(
    findBrokenTasks(
      document(
        "asks | ar, en | `chat.spec.ts › asked` | –",
        "asks | ar, en | `chat.spec.ts › asks` | `keyboard.spec.ts › types`",
        "asks | ar, en | – | –",
      ),
      tests,
    ),
  ).toEqual([
    "task 1: no test is called chat.spec.ts › asked",
    "task 2: no test is called keyboard.spec.ts › types",
    "task 3: names no test",
  ]);
});

test("a test that runs in other languages is found, and so are tasks that are gone", () => {
  expect(findBrokenTasks(document("asks | ar | `chat.spec.ts › asks` | –"), tests)).toEqual([
    "task 1: its test runs in ar, en",
  ]);
  expect(findBrokenTasks("", tests)).toEqual(["tasks: 0 rows instead of 40 or more"]);
});
