import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Something that a test started and that outlives it when the test's process is killed. */
export type WatchedResource = { pid: number } | { dataDir: string };

export interface WatchdogMessage {
  do: "watch" | "release";
  what: WatchedResource;
}

const script = fileURLToPath(new URL("./watchdog-process.ts", import.meta.url));
let watchdog: ChildProcess | undefined;

function tell(message: WatchdogMessage): void {
  if (!watchdog) {
    // The watchdog is in a process group of its own, because a signal to the test's group must not end it first.
    watchdog = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script], {
      stdio: ["pipe", "ignore", "ignore"],
      detached: true,
    });
    watchdog.unref();
    const { stdin } = watchdog;
    stdin?.on("error", () => {});
    (stdin as unknown as { unref?: () => void } | null)?.unref?.();
  }
  watchdog.stdin?.write(`${JSON.stringify(message)}\n`);
}

/**
 * Ties a resource to this process, however this process ends: a process is killed, a data folder is removed together
 * with its database server. A runner that stops a test at its time limit never runs the test's own clean-up.
 */
export function watch(what: WatchedResource): void {
  tell({ do: "watch", what });
}

/** Releases a resource that was ended in order. */
export function release(what: WatchedResource): void {
  tell({ do: "release", what });
}
