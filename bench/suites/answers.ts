import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { buildIndex, serialiseIndex } from "#server/answers/answers.ts";
import { receiveMessage } from "#server/modules/conversations/conversations.ts";
import { replyToMessage } from "#server/modules/conversations/replies.ts";
import { tenantOf } from "#server/tenant.ts";
import { trainAgent } from "#server/testing/train-agent.ts";
import { chatClient } from "../chat-client.ts";
import { latency, round } from "../figures.ts";
import { entries, question } from "../knowledge.ts";
import { startProduct, type BenchProduct } from "../product.ts";

const messages = 300;
/** Messages of one session; the limit is 20 in a minute. */
const perSession = 10;

const session = (() => {
  let current = "";
  return (n: number) =>
    n % perSession === 0 ? (current = `session_${randomBytes(16).toString("hex")}`) : current;
})();

async function inProcess(stage: BenchProduct, count: number): Promise<number[]> {
  const samples: number[] = [];
  for (let n = 0; n < messages; n += 1) {
    const from = { channel: "chat", externalId: session(n) };
    const started = performance.now();
    const { messageId, replyContext } = await receiveMessage(tenantOf(stage.context, stage.organizationId), {
      from,
      text: question(n, count),
      externalId: String(n),
      inline: true,
    });
    await replyToMessage(tenantOf(stage.context, stage.organizationId), messageId, {
      inline: true,
      replyContext,
    });
    samples.push(performance.now() - started);
  }
  return samples;
}

async function overHttp(stage: BenchProduct, count: number): Promise<number[]> {
  const ask = chatClient(stage, 1);
  const samples: number[] = [];
  for (let n = 0; n < messages; n += 1) {
    const started = performance.now();
    await ask(session(n), question(n, count));
    samples.push(performance.now() - started);
  }
  return samples;
}

/** Measures a customer's message up to the stored reply, and the cost of a trained version. */
export async function run(): Promise<object> {
  const sizes: Record<string, object> = {};
  for (const count of [100, 1_000, 10_000]) {
    await using stage = await startProduct();
    const started = performance.now();
    const index = buildIndex(entries(count));
    const build = performance.now() - started;
    const bytes = serialiseIndex(index).length;
    await trainAgent({ context: stage.context } as never, stage.organizationId, entries(count));
    // The first messages load the version and prepare the statements, which happens once.
    await overHttp(stage, count);
    await sleep(200);
    sizes[count] = {
      in_process: latency(await inProcess(stage, count)),
      http: latency(await overHttp(stage, count)),
      build_ms_per_1000: round((build / count) * 1000, 1),
      bytes_per_chunk_on_disk: round(bytes / count, 0),
    };
  }
  return { messages, chunks: sizes };
}
