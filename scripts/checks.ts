// The checks that need no running product. `npm run check` runs the quick ones, before every commit; `npm run verify`
// and `npm test` run all of them.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name: string) =>
  `${root}node_modules/.bin/${name}${existsSync(`${root}node_modules/.bin/${name}.cmd`) ? ".cmd" : ""}`;
const script = (name: string) => ["--disable-warning=ExperimentalWarning", `${root}scripts/${name}`];

export interface Check {
  name: string;
  command: string;
  args: string[];
}

export interface CheckResult {
  name: string;
  passed: boolean;
}

/** Maximum number of type checkers. More than there are cores check the same types twice, which is a third more work. */
const checkers = String(Math.min(4, availableParallelism()));

export const quickChecks: Check[] = [
  { name: "types", command: bin("tsc"), args: ["-p", root, "--checkers", checkers] },
  { name: "lint", command: bin("oxlint"), args: ["--quiet"] },
  { name: "styles", command: bin("stylelint"), args: ["web/**/*.css"] },
  { name: "format", command: bin("oxfmt"), args: ["--check"] },
  { name: "exports", command: bin("knip"), args: ["--no-progress"] },
  { name: "structure", command: process.execPath, args: script("structure.ts") },
  { name: "requirements", command: process.execPath, args: script("requirements.ts") },
  { name: "texts", command: process.execPath, args: script("texts.ts") },
];

export const slowChecks: Check[] = [
  { name: "exports for tests", command: bin("knip"), args: ["--no-progress", "--production"] },
  { name: "lint with types", command: bin("oxlint"), args: ["--type-aware", "--quiet"] },
  { name: "checklist", command: process.execPath, args: script("checklist.ts") },
  { name: "db types", command: process.execPath, args: [...script("db-types.ts"), "--check"] },
];

/**
 * Tests of lists that every new table, route, job, variable or icon must be added to. `npm test` runs them with the
 * others. `npm run verify` runs them because changes are often made in folders far from such a list.
 */
export const listTests: Check = {
  name: "lists",
  command: process.execPath,
  args: [
    ...script("unit.ts"),
    "server/db/value-lists.test.ts",
    "server/db/stated-twice.test.ts",
    "server/db/tenancy.test.ts",
    "server/http/permissions.test.ts",
    "server/http/api-keys.test.ts",
    "server/http/tenancy.test.ts",
    "server/modules/audit/audited-routes.test.ts",
    "server/modules/queues/failed-jobs.test.ts",
    "server/backup/restore.test.ts",
    "scripts/deploy/helm-chart.test.ts",
    "web/ui/icons.test.ts",
  ],
};

async function runCheck({ name, command, args }: Check): Promise<CheckResult> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell: command.endsWith(".cmd"),
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number>((resolve) => child.on("close", (status) => resolve(status ?? 1)));
  const passed = code === 0;
  console.log(`${passed ? "ok    " : "FAILED"} ${name}`);
  if (!passed) console.log(output.slice(-20_000));
  return { name, passed };
}

/** Runs the checks two at a time, because each uses a whole core, and prints those that failed. */
export async function runChecks(checks: Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = checks.values();
  const runWaiting = async () => {
    for (const check of waiting) results.push(await runCheck(check));
  };
  await Promise.all([runWaiting(), runWaiting()]);
  return results;
}
