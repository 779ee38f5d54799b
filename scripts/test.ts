// Everything that says whether the product is whole: checks, unit and API tests, browser tests.
// The last line is the sum, for people and for machines: `N passed, N failed`.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { quickChecks, runChecks, slowChecks } from "./checks.ts";
import { runE2e } from "./e2e.ts";
import {
  addOutcomes,
  createFailure,
  type Outcome,
  readPlaywrightReport,
  readVitestReport,
  summarize,
} from "./test/outcome.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const reports = mkdtempSync(join(tmpdir(), "wakil-reports-"));

function title(text: string): void {
  console.log(`\n== ${text}`);
}

/** Reads a report; a missing one means that the runner itself failed. */
function read(name: string, code: number, outcomeOf: (report: never) => Outcome, file: string): Outcome {
  let outcome: Outcome;
  try {
    outcome = outcomeOf(JSON.parse(readFileSync(file, "utf8")) as never);
  } catch {
    return createFailure(`${name} did not run to its end (exit code ${code})`);
  }
  if (code !== 0 && outcome.failed === 0)
    return addOutcomes(outcome, createFailure(`${name} ended with exit code ${code}`));
  return outcome;
}

async function checks(): Promise<Outcome> {
  const results = await runChecks([...quickChecks, ...slowChecks]);
  const failures = results.filter(({ passed }) => !passed).map(({ name }) => `check: ${name}`);
  return {
    passed: results.length - failures.length,
    failed: failures.length,
    skipped: 0,
    failures,
  };
}

async function unit(): Promise<Outcome> {
  const file = join(reports, "vitest.json");
  const child = spawn(
    process.execPath,
    [vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    { cwd: root, stdio: ["ignore", "inherit", "inherit"] },
  );
  const code = await new Promise<number>((resolve) => child.on("close", (status) => resolve(status ?? 1)));
  return read("the unit and API tests", code, readVitestReport, file);
}

async function browser(): Promise<Outcome> {
  const file = join(reports, "playwright.json");
  try {
    return read("the browser tests", await runE2e([], file), readPlaywrightReport, file);
  } catch (problem) {
    return createFailure(`the browser tests: ${(problem as Error).message}`);
  }
}

title("checks");
const checked = await checks();
title("unit and API tests");
const unitTested = await unit();
title("browser tests");
const browserTested = await browser();
rmSync(reports, { recursive: true, force: true });

const all = [checked, unitTested, browserTested].reduce(addOutcomes);
if (all.failures.length > 0) {
  title("failed");
  for (const failure of all.failures) console.log(failure);
}
console.log("");
console.log(summarize(all));
process.exitCode = all.failed > 0 || all.passed === 0 ? 1 : 0;
