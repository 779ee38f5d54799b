import { Worker } from "node:worker_threads";
import { nextMessage, threadEnvironment } from "#server/threads.ts";
import type { VersionTask } from "./version-task.ts";

/** Long after the largest knowledge base is done; a thread that hangs must not keep its job for ever. */
const maxTaskMs = 10 * 60_000;
/** Owners train again soon after they have read how a training went; after that its memory is worth more. */
const maxIdleMs = 60_000;
const heapLimitMb = 1024;

/** The thread that waits for the next task, with what ends its waiting. */
let waiting: { worker: Worker; late: NodeJS.Timeout } | undefined;

/**
 * Does a task in a thread: 10,000 entries take seconds, in which this process would answer nobody. The thread of the
 * last task is used again when it is free, because a new one takes as long to start and to compile as a small shop's
 * training. Rejects with what went wrong in there, or when the task takes more than ten minutes.
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
  // Between two tasks nobody else listens, and an error that nobody hears ends the process.
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
  // A thread that waits must not keep the process from ending.
  worker.unref();
  const late = setTimeout(() => void takeWaiting()?.terminate(), maxIdleMs).unref();
  waiting = { worker, late };
}
