import { parentPort } from "node:worker_threads";
import { buildVersion } from "./build-version.ts";
import { rewriteIndex } from "./rewrite-index.ts";
import type { VersionTask } from "./version-task.ts";

/** Runs in the thread: executes one task after the other until the thread is ended. */
function run(task: VersionTask): unknown {
  return task.kind === "build" ? buildVersion(task.material) : rewriteIndex(task.rewriting);
}

// The result is copied and not transferred, because small files may be in memory that Node shares. An error of a task
// ends the thread.
parentPort?.on("message", (task: VersionTask) => parentPort?.postMessage(run(task), []));
