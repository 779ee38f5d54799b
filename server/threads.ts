import type { Worker } from "node:worker_threads";

/**
 * Returns the environment of a thread. It contains only the folder of compiled code, so that the thread starts
 * sooner, and no other value of the process's environment.
 */
export function threadEnvironment(): Record<string, string> {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}

/**
 * Returns the thread's next message. Rejects with the error that the thread throws, when the thread ends without a
 * message, or after `maxMs`. `work` names the thread's task in these errors.
 */
export function nextMessage<Message>(worker: Worker, maxMs: number, work: string): Promise<Message> {
  const { promise, resolve, reject } = Promise.withResolvers<Message>();
  const deadline = setTimeout(() => reject(new Error(`${work} took too long`)), maxMs);
  // After a message or an error this rejection has no effect.
  const onExit = (code: number) => reject(new Error(`the thread for ${work} ended with ${code}`));
  worker.once("message", resolve).once("error", reject).once("exit", onExit);
  return promise.finally(() => {
    clearTimeout(deadline);
    worker.off("message", resolve).off("error", reject).off("exit", onExit);
  });
}
