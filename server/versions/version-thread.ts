import { Worker } from "node:worker_threads";
import { nextMessage, threadEnvironment } from "#server/threads.ts";
import type { VersionTask } from "./version-task.ts";

/**
 * Time limit in milliseconds, far above the time of the largest knowledge base, so that a thread that hangs does not
 * block its job.
 */
const maxTaskMs = 10 * 60_000;
/** Owners often train again soon after a training; after this time in milliseconds its memory is more useful. */
const maxIdleMs = 60_000;
const heapLimitMb = 1024;

/** The thread that waits for the next task, and the timer that ends it. */
let waiting: { worker: Worker; late: NodeJS.Timeout } | undefined;

/**
 * Runs a task in a thread, because 10,000 entries take seconds during which this process would serve nobody. The
 * thread of the last task is reused when it is free, because a new one takes as long to start and to compile as a
 * small shop's training. Rejects with the thread's error, or when the task takes more than ten minutes.
 */
export async function runInThread<Result>(task: VersionTask): Promise<Result> {
  const worker = takeWaiting() ?? startThread();
  try {
    worker.postMessage(task, []);
    const result = await nextMessage<Result>(worker, maxTaskMs, "the work on a version");
    keepWaiting(worker);
    return result;
  } catch (problem) {
    void worker.terminate();
    throw problem;
  }
}

function startThread(): Worker {
  const worker = new Worker(new URL("./version-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMb },
    env: threadEnvironment(),
    execArgv: [],
  });
  // Between two tasks there is no other listener, and an unhandled error would end the process.
  worker.on("error", () => undefined);
  worker.once("exit", () => {
    if (waiting?.worker === worker) takeWaiting();
  });
  return worker;
}

function takeWaiting(): Worker | undefined {
  if (!waiting) return undefined;
  const { worker, late } = waiting;
  waiting = undefined;
  clearTimeout(late);
  worker.ref();
  return worker;
}

function keepWaiting(worker: Worker): void {
  if (waiting) return void worker.terminate();
  // A waiting thread must not keep the process from ending.
  worker.unref();
  const late = setTimeout(() => void takeWaiting()?.terminate(), maxIdleMs).unref();
  waiting = { worker, late };
}
