// Every point of the checklist is in the title of a test, or there is a written reason (docs/untested.json). Titles are
// asked of the test runners themselves, so those made in loops count as they run. The tests of the main tasks
// (docs/requirements/tasks.md) exist in the languages that are written there.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findUncovered, points } from "./checklist/numbers.ts";
import { findBrokenTasks } from "./checklist/tasks.ts";
import { root } from "./structure/source-files.ts";

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  file: string;
  tests: { projectName: string }[];
}

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Returns the JSON that a test runner prints; when the runner fails, its output is shown and the check ends. */
async function listTests<T>(script: string, args: string[]): Promise<T> {
  const child = spawn(process.execPath, [join(root, "node_modules", script), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    // No test is run, so no product is needed.
    env: { ...process.env, E2E_URL: "http://127.0.0.1" },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(`${script} ended with ${code}\n${output.slice(-2000)}`);
  return JSON.parse(output.slice(output.search(/^[[{]/m))) as T;
}

const [browser, unit] = await Promise.all([
  listTests<Suite>("@playwright/test/cli.js", ["test", "--list", "--reporter=json"]),
  listTests<{ name: string }[]>("vitest/vitest.mjs", ["list", "--json"]),
]);
const specs = specsOf(browser);
const titles = [...specs.map(({ title }) => title), ...unit.map(({ name }) => name)];
const reasons = JSON.parse(readFileSync(join(root, "docs", "untested.json"), "utf8")) as Record<
  string,
  string
>;

/** The browser tests with the projects that run them. */
const tests = new Map<string, Set<string>>();
for (const { file, title, tests: runs } of specs) {
  const name = `${file} › ${title}`;
  const known = tests.get(name) ?? [];
  tests.set(name, new Set([...known, ...runs.map(({ projectName }) => projectName)]));
}
const tasks = readFileSync(join(root, "docs", "requirements", "tasks.md"), "utf8");

const findings = [...findUncovered(titles, reasons), ...findBrokenTasks(tasks, tests)];
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
else {
  const untested = Object.keys(reasons).length;
  console.log(
    `checklist: ${points.length - untested} points in ${titles.length} tests, ${untested} with a reason`,
  );
}
