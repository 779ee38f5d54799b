import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { databaseFolder } from "#server/db/embedded-folders.ts";
import { findPostmaster, stopPostmaster } from "#server/db/postmaster.ts";
import { release, watch } from "./watchdog.ts";

const script = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Folder of compiled code, which is half of a start's cost; a process that ends in order stores it here. */
export const compiledFiles = fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url));

export interface ExitedProcess {
  /** The exit code; null after a signal. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The real `node server/main.ts` in a process of its own. */
export interface ServerProcess extends AsyncDisposable {
  pid: number;
  /** The address when the process is ready; `worker` for a process that serves no HTTP. */
  url: string;
  stdout: () => string;
  stderr: () => string;
  signal: (name: "SIGTERM" | "SIGINT" | "SIGKILL") => void;
  ended: Promise<ExitedProcess>;
}

export interface LaunchOptions {
  /** The whole environment except PATH, so that the test's own variables have no effect. */
  env: Record<string, string>;
  only?: "web" | "worker";
}

interface Launched {
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  ended: Promise<ExitedProcess>;
}

function launch(
  { env, only }: LaunchOptions,
  [name, ...args]: [string, ...string[]] = ["main.ts"],
): Launched {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", script(name), ...args, ...(only ? [`--only=${only}`] : [])],
    {
      cwd: root,
      env: {
        PATH: process.env["PATH"] ?? "",
        NODE_COMPILE_CACHE: compiledFiles,
        NODE_ENV: "test",
        DEMO: "false",
        PORT: "0",
        // The limit is long, so that no test on a busy machine gets a handover because of time.
        ENGINE_MAX_MS: "60000",
        // Every further thread takes half a second of processor time of each start. Where load is the subject, an empty
        // value leaves the number to the product.
        ENGINE_THREADS: "1",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const what = { pid: child.pid as number };
  watch(what);
  const ended = new Promise<ExitedProcess>((resolve) =>
    child.on("close", (code) => resolve({ code, stdout, stderr })),
  );
  void ended.then(() => release(what));
  return { child, stdout: () => stdout, stderr: () => stderr, ended };
}

/** Starts a server and waits until it is ready. Throws with its output when it ends first. */
export async function runServer(options: LaunchOptions): Promise<ServerProcess> {
  const { child, stdout, stderr, ended } = launch(options);
  const ready = () => /^ready (\S+)$/m.exec(stdout())?.[1];
  const dispose = async () => {
    child.kill("SIGTERM");
    const late = sleep(30_000, "late", { ref: false });
    if ((await Promise.race([ended, late])) === "late") child.kill("SIGKILL");
    await ended;
  };
  while (!ready()) {
    if (child.exitCode !== null || child.signalCode !== null) {
      await ended;
      throw new Error(`the server ended with ${child.exitCode}:\n${stdout()}${stderr()}`);
    }
    await sleep(20);
  }
  return {
    pid: child.pid as number,
    url: ready() as string,
    stdout,
    stderr,
    signal: (name) => child.kill(name),
    ended,
    [Symbol.asyncDispose]: dispose,
  };
}

/** Runs a command of the product, such as `backup.ts FILE`. `pid` allows a test to kill it. */
export function runCommand(
  env: Record<string, string>,
  name: string,
  ...args: string[]
): { pid: number; ended: Promise<ExitedProcess> } {
  const { child, ended } = launch({ env }, [name, ...args]);
  return { pid: child.pid as number, ended };
}

/** Runs a start that is expected to fail, and waits for its end. */
export async function runToEnd(options: LaunchOptions): Promise<ExitedProcess> {
  return launch(options).ended;
}

/** Returns the id of the PostgreSQL process of a data folder; null when none runs. */
export const databasePid = (dataDir: string): number | null =>
  findPostmaster(databaseFolder(dataDir))?.pid ?? null;

export interface Addresses {
  ownerUrl: string;
  superUrl: string;
}

/** Returns the addresses of the running database of a data folder. */
export function addressesOf(dataDir: string): Addresses {
  const data = databaseFolder(dataDir);
  const secrets = JSON.parse(readFileSync(`${data}.secrets.json`, "utf8")) as Record<string, string>;
  const port = findPostmaster(data)?.port;
  return {
    ownerUrl: `postgres://wakil_owner:${secrets["ownerPassword"]}@127.0.0.1:${port}/wakil`,
    superUrl: `postgres://postgres:${secrets["superPassword"]}@127.0.0.1:${port}/postgres`,
  };
}

/** Ends the PostgreSQL server of a data folder, if one runs. */
export const endDatabase = (dataDir: string): Promise<void> => stopPostmaster(databaseFolder(dataDir));

/** Polls until `met` returns something other than null, undefined or false. Throws after a minute. */
export async function until<T>(
  met: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  what: string,
): Promise<T> {
  for (const end = performance.now() + 60_000; performance.now() < end; await sleep(25)) {
    const found = await met();
    if (found !== null && found !== undefined && found !== false) return found;
  }
  throw new Error(`never came: ${what}`);
}
