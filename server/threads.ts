import type { Worker } from "node:worker_threads";

/** The environment of a thread: nothing of the process's own but where compiled code is kept, so that it starts sooner. */
export function threadEnvironment(): Record<string, string> {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}

/**
 * The thread's next message. Rejects with what the thread throws, when it ends without a message, or after `maxMs`;
 * `work` names what it does in these errors.
 */
export function nextMessage<Message>(worker: Worker, maxMs: number, work: string): Promise<Message> {
  const { promise, resolve, reject } = Promise.withResolvers<Message>();
  const deadline = setTimeout(() => reject(new Error(`${work} took too long`)), maxMs);
  // After a message or an error this comes too late to matter.
  const onExit = (code: number) => reject(new Error(`the thread for ${work} ended with ${code}`));
  worker.once("message", resolve).once("error", reject).once("exit", onExit);
  return promise.finally(() => {
    clearTimeout(deadline);
    worker.off("message", resolve).off("error", reject).off("exit", onExit);
  });
}
