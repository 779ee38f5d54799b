// Every point of the checklist is in the title of a test, or there is a written reason (docs/untested.json). Titles are
// asked of the test runners themselves, so those made in loops count as they run.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findUncovered, points } from "./checklist/numbers.ts";
import { root } from "./structure/source-files.ts";

interface Suite {
  suites?: Suite[];
  specs?: { title: string }[];
}

const titlesOf = (suite: Suite): string[] => [
  ...(suite.specs ?? []).map(({ title }) => title),
  ...(suite.suites ?? []).flatMap(titlesOf),
];

/** Returns the JSON that a test runner prints; when the runner fails, its output is shown and the check ends. */
async function asked<T>(script: string, args: string[]): Promise<T> {
  const child = spawn(process.execPath, [join(root, "node_modules", script), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    // No test is run, so no product is needed.
    env: { ...process.env, E2E_URL: "http://127.0.0.1" },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((give) => child.on("close", give));
  if (code !== 0) throw new Error(`${script} ended with ${code}\n${output.slice(-2000)}`);
  return JSON.parse(output.slice(output.search(/^[[{]/m))) as T;
}

const [browser, unit] = await Promise.all([
  asked<Suite>("@playwright/test/cli.js", ["test", "--list", "--reporter=json"]),
  asked<{ name: string }[]>("vitest/vitest.mjs", ["list", "--json"]),
]);
const titles = [...titlesOf(browser), ...unit.map(({ name }) => name)];
const reasons = JSON.parse(readFileSync(join(root, "docs", "untested.json"), "utf8")) as Record<
  string,
  string
>;

const findings = findUncovered(titles, reasons);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
else {
  const untested = Object.keys(reasons).length;
  console.log(
    `checklist: ${points.length - untested} points in ${titles.length} tests, ${untested} with a reason`,
  );
}
