import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../structure/source-files.ts";
import { addOutcomes, readPlaywrightReport, readVitestReport, summarize } from "./outcome.ts";

test("the last line of a test run is the sum of all runners", () => {
  const one = { passed: 2, failed: 1, skipped: 0, failures: ["a"] };
  const other = { passed: 3, failed: 0, skipped: 0, failures: [] };
  expect(summarize(addOutcomes(one, other))).toBe("5 passed, 1 failed");
  expect(summarize(addOutcomes(one, { ...other, skipped: 4 }))).toBe("5 passed, 1 failed, 4 skipped");
  expect(addOutcomes(one, other)).toMatchObject({ failures: ["a"] });
});

test("a Vitest file that cannot be loaded counts as failed, though no test of it did", () => {
  const outcome = readVitestReport({
    testResults: [
      {
        name: join(root, "shared/a.test.ts"),
        status: "failed",
        assertionResults: [
          { fullName: "good", status: "passed" },
          { fullName: "bad", status: "failed", failureMessages: ["Error: no answer\n    at a.test.ts:1"] },
          { fullName: "later", status: "pending" },
        ],
      },
      {
        name: join(root, "shared/b.test.ts"),
        status: "failed",
        message: "no such file\nstack",
        assertionResults: [],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: ["shared/a.test.ts: bad — Error: no answer", "shared/b.test.ts: no such file"],
  });
});

test("Playwright's tests are counted once per project, errors outside of tests too and a test that passed at a second try is a failed one", () => {
  const test = (projectName: string, status: string) => ({ projectName, status });
  const outcome = readPlaywrightReport({
    suites: [
      {
        specs: [
          {
            file: "a.spec.ts",
            title: "opens",
            tests: [
              test("ar", "expected"),
              {
                ...test("en", "unexpected"),
                results: [{ error: { message: "\u001b[31mError: late\u001b[39m\nstack" } }],
              },
              test("phone", "flaky"),
            ],
          },
        ],
        suites: [{ specs: [{ file: "a.spec.ts", title: "inside", tests: [test("ar", "skipped")] }] }],
      },
    ],
    errors: [{ message: "no browser\nstack" }],
  });
  expect(outcome).toEqual({
    passed: 1,
    failed: 3,
    skipped: 1,
    failures: ["e2e/a.spec.ts [en]: opens — Error: late", "e2e/a.spec.ts [phone]: opens", "e2e: no browser"],
  });
});
