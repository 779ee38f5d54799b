// A thread of the answer engine in which some requests keep it for ever, or end it, and replies are measured.
import { type AnyOperation, engineOperation } from "#server/engine/operation.ts";
import { serveOperations } from "#server/engine/serve-operations.ts";
import { agentOperations, decideReplyOperation } from "#server/modules/agents/engine-operations.ts";
import {
  countEntries,
  crash,
  crashMessage,
  fail,
  maxReplyLength,
  spin,
  stuckMessage,
} from "./hostile-operations.ts";

type DecideReply = typeof decideReplyOperation.run;

let longestMs = 0;

const decide = engineOperation<Parameters<DecideReply>[1], ReturnType<DecideReply>>(
  decideReplyOperation.name,
  (index, input, vectors) => {
    const { question } = input.message;
    // This blocks the thread like an endless loop, without using the processor.
    if (question === stuckMessage) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (question === crashMessage) process.exit(1);
    const before = process.threadCpuUsage();
    const decided = decideReplyOperation.run(index, input, vectors);
    const { user, system } = process.threadCpuUsage(before);
    longestMs = Math.max(longestMs, (user + system) / 1000);
    return decided;
  },
);

const longest = engineOperation<null, number>(maxReplyLength.name, () => {
  const ms = longestMs;
  longestMs = 0;
  return ms;
});

const others: readonly AnyOperation[] = agentOperations.filter(({ name }) => name !== decide.name);
serveOperations([...others, decide, longest, countEntries, spin, crash, fail]);
