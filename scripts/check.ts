// Types, lint, format and structure, side by side; prints what failed and exits with 1 when anything did.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name: string) =>
  `${root}node_modules/.bin/${name}${existsSync(`${root}node_modules/.bin/${name}.cmd`) ? ".cmd" : ""}`;

const checks: [name: string, command: string, args: string[]][] = [
  ["types", bin("tsc"), ["--noEmit", "-p", root]],
  ["lint", bin("oxlint"), ["--type-aware", "--quiet"]],
  ["format", bin("oxfmt"), ["--check"]],
  ["structure", process.execPath, ["--disable-warning=ExperimentalWarning", `${root}scripts/structure.ts`]],
  ["texts", process.execPath, ["--disable-warning=ExperimentalWarning", `${root}scripts/texts.ts`]],
  ["checklist", process.execPath, ["--disable-warning=ExperimentalWarning", `${root}scripts/checklist.ts`]],
  [
    "db types",
    process.execPath,
    ["--disable-warning=ExperimentalWarning", `${root}scripts/db-types.ts`, "--check"],
  ],
];

export interface CheckResult {
  name: string;
  passed: boolean;
}

async function run([name, command, args]: (typeof checks)[number]): Promise<CheckResult> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell: command.endsWith(".cmd"),
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number>((give) => child.on("close", (status) => give(status ?? 1)));
  const passed = code === 0;
  console.log(`${passed ? "ok    " : "FAILED"} ${name}`);
  if (!passed) console.log(output.slice(-20_000));
  return { name, passed };
}

export async function runChecks(): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  // Two at a time: each of them keeps a core busy.
  for (let at = 0; at < checks.length; at += 2)
    results.push(...(await Promise.all(checks.slice(at, at + 2).map(run))));
  return results;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await runChecks();
  if (results.some((result) => !result.passed)) process.exitCode = 1;
}
