import { Worker } from "node:worker_threads";

/** Long after the largest knowledge base is done; a thread that hangs must not keep its job for ever. */
const timeLimitMs = 10 * 60_000;
const heapLimitMb = 1024;

/**
 * Runs one of this folder's threads: 10,000 entries take seconds, in which this process would answer nobody. Rejects with
 * what went wrong in there.
 */
export function runVersionThread<Result>(
  entry: "./build-thread.ts" | "./rewrite-thread.ts",
  input: unknown,
): Promise<Result> {
  const worker = new Worker(new URL(entry, import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMb },
    env: {},
    execArgv: [],
  });
  return new Promise<Result>((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error("the work on a version took too long")), timeLimitMs);
    worker.once("message", resolve);
    worker.once("error", reject);
    // After a message or an error this comes too late to matter.
    worker.once("exit", (code) => reject(new Error(`the version's thread ended with ${code}`)));
    worker.once("exit", () => clearTimeout(deadline));
  }).finally(() => void worker.terminate());
}
