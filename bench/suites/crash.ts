import { until } from "#server/testing/server-process.ts";
import { startWorkerProcesses } from "#server/testing/worker-processes.ts";
import { percentile, round } from "../figures.ts";

const rounds = 7;

/**
 * Measures how long a customer waits when the worker with their message is killed with kill -9 during the reply: from
 * the kill to the reply of another worker. Two worker processes share a database of their own.
 */
export async function run(): Promise<object> {
  await using processes = await startWorkerProcesses();
  const seconds: number[] = [];
  const replies: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    while (processes.workers.length < 2) await processes.start();
    const heldMessage = await processes.writeHeld("هل توصلون إلى جدة؟");
    const killedAt = performance.now();
    await processes.kill(heldMessage.pid);
    await heldMessage.release();
    await until(
      async () => (await processes.replies(heldMessage.messageId)).length > 0,
      "the other worker's reply",
    );
    seconds.push((performance.now() - killedAt) / 1000);
    await processes.idle();
    replies.push((await processes.replies(heldMessage.messageId)).length);
  }
  return {
    rounds,
    picked_up_s: {
      min: round(Math.min(...seconds)),
      median: round(percentile(seconds, 0.5)),
      max: round(Math.max(...seconds)),
    },
    replies_per_message: { min: Math.min(...replies), max: Math.max(...replies) },
  };
}
