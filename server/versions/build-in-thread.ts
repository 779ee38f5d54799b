import { Worker } from "node:worker_threads";
import type { BuiltVersion, Material } from "./build-version.ts";

/** Long after the largest knowledge base is done; a thread that hangs must not keep its training for ever. */
const timeLimitMs = 10 * 60_000;
const heapLimitMb = 1024;

/**
 * Builds a version in a thread of its own: 10,000 entries take seconds, in which this process would answer nobody.
 * Rejects with what went wrong in there.
 */
export function buildInThread(material: Material): Promise<BuiltVersion> {
  const worker = new Worker(new URL("./build-thread.ts", import.meta.url), {
    workerData: material,
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMb },
    env: {},
    execArgv: [],
  });
  return new Promise<BuiltVersion>((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error("building a version took too long")), timeLimitMs);
    worker.once("message", resolve);
    worker.once("error", reject);
    // After a message or an error this comes too late to matter.
    worker.once("exit", (code) => reject(new Error(`the training thread ended with ${code}`)));
    worker.once("exit", () => clearTimeout(deadline));
  }).finally(() => void worker.terminate());
}
