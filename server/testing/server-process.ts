import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Ended {
  /** Null when a signal ended it. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The real `node server/main.ts`, in a process of its own. */
export interface ServerProcess extends AsyncDisposable {
  pid: number;
  /** Address after `ready`; `worker` for a process that serves nothing. */
  url: string;
  stdout: () => string;
  stderr: () => string;
  signal: (name: "SIGTERM" | "SIGINT" | "SIGKILL") => void;
  ended: Promise<Ended>;
}

export interface Launch {
  /** The whole environment but PATH; nothing of the test's own leaks in. */
  env: Record<string, string>;
  only?: "web" | "worker";
}

interface Launched {
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  ended: Promise<Ended>;
}

function launch({ env, only }: Launch): Launched {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", main, ...(only ? [`--only=${only}`] : [])],
    {
      cwd: root,
      env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "test", DEMO: "false", PORT: "0", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Ended>((give) => child.on("close", (code) => give({ code, stdout, stderr })));
  return { child, stdout: () => stdout, stderr: () => stderr, ended };
}

/** Starts a server and waits until it says that it is ready; throws with its words when it ends before. */
export async function runServer(options: Launch): Promise<ServerProcess> {
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

/** Runs a start that is expected to refuse, to its end. */
export async function runToEnd(options: Launch): Promise<Ended> {
  return launch(options).ended;
}

/** A data folder; whatever database a killed server left in it is ended with it. */
export function dataFolder(name = "wakil-process-"): { path: string } & AsyncDisposable {
  const path = mkdtempSync(join(tmpdir(), name));
  chmodSync(path, 0o755);
  return {
    path,
    async [Symbol.asyncDispose]() {
      await endDatabase(join(path, "postgres"));
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** The number of the PostgreSQL process on these data, or null when none runs. */
export function databasePid(data: string): number | null {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

export interface Addresses {
  ownerUrl: string;
  superUrl: string;
}

/** Addresses of the running database of a data folder. */
export function addressesOf(dataDir: string): Addresses {
  const data = join(dataDir, "postgres");
  const secrets = JSON.parse(readFileSync(`${data}.secrets.json`, "utf8")) as Record<string, string>;
  const port = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[3];
  return {
    ownerUrl: `postgres://wakil_owner:${secrets["ownerPassword"]}@127.0.0.1:${port}/wakil`,
    superUrl: `postgres://postgres:${secrets["superPassword"]}@127.0.0.1:${port}/postgres`,
  };
}

/** Ends the PostgreSQL server on these data, when one runs. */
export async function endDatabase(data: string): Promise<void> {
  const pid = databasePid(data);
  if (pid === null) return;
  process.kill(pid, "SIGINT");
  while (databasePid(data) !== null) await sleep(20);
}

/** Asks until `met` gives something other than null, undefined or false. Throws after a minute. */
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
