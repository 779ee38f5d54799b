import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../structure/source-files.ts";

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** One line for each failure: the place, its name, and the first line of the reason. */
  failures: string[];
}

const nothing = (): Outcome => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

/** Returns one failure for a run that could not start. */
export const createFailure = (why: string): Outcome => ({ ...nothing(), failed: 1, failures: [why] });

export function addOutcomes(one: Outcome, other: Outcome): Outcome {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
  };
}

export function summarize({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

const maxReasonLength = 300;

/** Returns the first line of a failure's message after a dash, so that a truncated log still contains the reason. */
function because(message: string | undefined): string {
  const line = stripVTControlCharacters(message ?? "")
    .split("\n")[0]
    ?.trim();
  return line ? ` — ${line.slice(0, maxReasonLength)}` : "";
}

/** The used fields of Vitest's JSON report. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

export function readVitestReport(report: VitestReport): Outcome {
  const outcome = nothing();
  for (const file of report.testResults) {
    const path = relative(root, file.name);
    for (const test of file.assertionResults) {
      if (test.status === "passed") outcome.passed += 1;
      else if (test.status === "failed") {
        outcome.failed += 1;
        outcome.failures.push(`${path}: ${test.fullName}${because(test.failureMessages?.[0])}`);
      } else outcome.skipped += 1;
    }
    // A file that does not load contains no test that could fail.
    if (file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed")) {
      outcome.failed += 1;
      outcome.failures.push(`${path}: ${file.message?.split("\n")[0] ?? "could not be run"}`);
    }
  }
  return outcome;
}

/** The used fields of Playwright's JSON report. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results?: { error?: { message?: string } }[];
}

export function readPlaywrightReport(report: {
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
}): Outcome {
  const outcome = nothing();
  const visit = (suite: PlaywrightSuite): void => {
    for (const spec of suite.specs ?? [])
      for (const test of spec.tests) {
        const name = `e2e/${spec.file} [${test.projectName}]: ${spec.title}`;
        if (test.status === "expected") outcome.passed += 1;
        else if (test.status === "skipped") outcome.skipped += 1;
        else {
          outcome.failed += 1;
          outcome.failures.push(`${name}${because(test.results?.at(-1)?.error?.message)}`);
        }
      }
    suite.suites?.forEach(visit);
  };
  report.suites.forEach(visit);
  for (const error of report.errors ?? []) {
    outcome.failed += 1;
    outcome.failures.push(`e2e: ${error.message?.split("\n")[0] ?? "an error outside of the tests"}`);
  }
  return outcome;
}
