import { parentPort } from "node:worker_threads";
import { buildVersion } from "./build-version.ts";
import { rewriteIndex } from "./rewrite-index.ts";
import type { VersionTask } from "./version-task.ts";

/** What runs in the thread: one task after the other, until the thread is ended. */
function run(task: VersionTask): unknown {
  return task.kind === "build" ? buildVersion(task.material) : rewriteIndex(task.rewriting);
}

// Copied, not handed over: small files may lie in memory that Node shares. What a task throws ends the thread.
parentPort?.on("message", (task: VersionTask) => parentPort?.postMessage(run(task), []));
