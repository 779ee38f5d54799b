import { engineOperation } from "#server/engine/operation.ts";

/** Messages that block the engine's thread or end it, in the threads of `hostile-thread.ts`. */
export const stuckMessage = "a message that keeps its thread busy for ever";
export const crashMessage = "a message that ends its thread";

/** Returns the number of entries of the version. */
export const countEntries = engineOperation<null, number>("test.count", (index) => index.entries.length);

export const spin = engineOperation<null, never>("test.spin", () => {
  for (;;);
});

export const crash = engineOperation<null, never>("test.crash", () => process.exit(1));

export const fail = engineOperation<string, never>("test.fail", (_, message) => {
  throw new RangeError(message);
});

/** Returns the processor time in milliseconds of this thread's longest reply since the last call. */
export const maxReplyLength = engineOperation<null, number>("test.longestReply", () => {
  throw new Error("the thread answers this itself");
});
