import { setTimeout as sleep } from "node:timers/promises";
import { request } from "undici";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, send } from "#server/testing/test-app.ts";
import { trainAgent } from "#server/testing/train-agent.ts";
import { percentile, round } from "../figures.ts";
import { entries, question } from "../knowledge.ts";
import { startProduct } from "../product.ts";

const chunks = 500;
/** Pause in milliseconds, so that released memory is collected. */
const restMs = 2_000;

/**
 * Measures the memory of a process whose businesses get questions one after the other, twice. Their trained versions
 * stay in memory within the budget. `businesses [count]` (200).
 */
export async function run([count = "200"]: string[]): Promise<object> {
  await using stage = await startProduct();
  const { context, database, http } = stage;
  const app = { context, database, http, request: (call) => send(http, call) } as TestApp;
  const knowledge = entries(chunks);
  const tokens: string[] = [];
  for (let n = 0; n < Number(count); n += 1) {
    const owner = await signUpOwner(app);
    const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
    await trainAgent(app, owner.organizationId, knowledge);
    tokens.push(made.body.data.token as string);
  }
  const readFigures = async () => {
    globalThis.gc?.();
    await sleep(restMs);
    const { text } = await app.request({ path: "/metrics" });
    const loaded = Number(/^wakil_loaded_versions_bytes (\S+)$/m.exec(text)?.[1]);
    return {
      rss_mb: round(process.memoryUsage.rss() / 1024 ** 2, 0),
      loaded_versions_mb: round(loaded / 1024 ** 2, 0),
    };
  };
  const rounds: object[] = [{ asked: 0, ...(await readFigures()) }];
  for (const turn of [1, 2]) {
    let latencies: number[] = [];
    for (const [n, token] of tokens.entries()) {
      const begin = performance.now();
      const answer = await request(`${stage.url}/webhook/chatbot/`, {
        method: "POST",
        headers: {
          "x-session-id": `session_${turn}_${String(n).padStart(24, "0")}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: new URLSearchParams({ customer_msg: question(n, chunks), chat_token: token }).toString(),
      });
      const text = await answer.body.text();
      if (answer.statusCode !== 200) throw new Error(`the chat answered ${answer.statusCode}: ${text}`);
      latencies.push(performance.now() - begin);
      if ((n + 1) % Math.ceil(tokens.length / 4) > 0 && n + 1 < tokens.length) continue;
      rounds.push({
        turn,
        asked: n + 1,
        first_answer_p50_ms: round(percentile(latencies, 0.5), 0),
        first_answer_p95_ms: round(percentile(latencies, 0.95), 0),
        ...(await readFigures()),
      });
      latencies = [];
    }
  }
  return { businesses: tokens.length, chunks, rounds };
}
