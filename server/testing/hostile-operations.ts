import { engineOperation } from "#server/engine/operation.ts";

/** What the chat's agent never comes back from, and what ends its thread, in the threads of `hostile-thread.ts`. */
export const stuckMessage = "a message that keeps its thread busy for ever";
export const crashMessage = "a message that ends its thread";

/** Says how many entries the version has. */
export const countEntries = engineOperation<null, number>("test.count", (index) => index.entries.length);

export const spin = engineOperation<null, never>("test.spin", () => {
  for (;;);
});

export const crash = engineOperation<null, never>("test.crash", () => process.exit(1));

export const fail = engineOperation<string, never>("test.fail", (_, message) => {
  throw new RangeError(message);
});

/** Milliseconds of processor time that the longest reply of this thread took since this was asked last. */
export const maxReplyLength = engineOperation<null, number>("test.longestReply", () => {
  throw new Error("the thread answers this itself");
});
